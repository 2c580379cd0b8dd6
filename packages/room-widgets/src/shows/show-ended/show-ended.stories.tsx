import { END_REASONS, type EndReason } from '@footlight/contract';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { showEndedDocs } from './show-ended.docs.ts';
import { ShowEnded } from './show-ended.tsx';

const meta = {
  title: 'Room/Shows/Show ended',
  component: ShowEnded,
  parameters: {
    componentDocs: showEndedDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
  args: {
    kind: 'private',
    reason: 'model_ended',
    broadcasterName: 'Luna Maren',
    elapsed: 95,
    spent: 50,
    refunded: 40,
    onBuyTokens: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShowEnded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { elapsed: 360_000, spent: 9_999_999, refunded: 9_999_999 } satisfies Story['args'],
  },
  play: async ({ args }) => {
    const { element, dialog } = await storyDialog({ name: says('room:show.over.private') });
    await expect(element).toHaveAccessibleDescription(
      says('room:show.over.model_ended', { name: 'Luna Maren' }),
    );
    await expect(dialog.getByText(says('room:show.over.refunded'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.over.back') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** One story per reason; a reason added to the contract must be added here. */
const of = (reason: EndReason): Story => ({
  args: { reason, refunded: reason === 'out_of_tokens' ? 0 : 40 },
  play: async () => {
    const { element } = await storyDialog();
    await expect(element).toHaveAccessibleDescription(
      says(`room:show.over.${reason}`, { name: 'Luna Maren' }),
    );
    await expect(END_REASONS).toContain(reason);
  },
});
export const UserEnded: Story = of('user_ended');
export const UserLeft: Story = of('user_left');
export const Unpublish: Story = of('unpublish');
export const OutOfTokens: Story = {
  ...of('out_of_tokens'),
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.queryByText(says('room:show.over.refunded'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};
export const Spy: Story = { args: { kind: 'spy', reason: 'out_of_tokens' } };
