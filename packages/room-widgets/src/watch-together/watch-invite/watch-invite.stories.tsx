import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { watchInviteDocs } from './watch-invite.docs.ts';
import { WatchInvite } from './watch-invite.tsx';

const meta = {
  title: 'Room/Watch together/Watch invite',
  component: WatchInvite,
  parameters: { componentDocs: watchInviteDocs, conformance: { tag: 'section' } },
  args: { broadcasterName: 'Luna Maren', onChoose: fn() },
} satisfies Meta<typeof WatchInvite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { onChoose: undefined } satisfies Story['args'] },
  name: 'Default: the broadcaster chooses [PRIV-02]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('watch-together:choose') }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Viewer: Story = {
  name: 'The viewer waits for a choice [PRIV-02]',
  args: { onChoose: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
