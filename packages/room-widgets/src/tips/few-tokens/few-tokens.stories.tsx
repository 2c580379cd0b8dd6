import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { fewTokensDocs } from './few-tokens.docs.ts';
import { FewTokens } from './few-tokens.tsx';

const meta = {
  title: 'Room/Tips/Few tokens',
  component: FewTokens,
  parameters: {
    componentDocs: fewTokensDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
  args: { tokens: 75, minutes: 2, onBuyTokens: fn(), onAsk: fn(), onClose: fn() },
} satisfies Meta<typeof FewTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: minutes, and both options [PRIV-03]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog({ name: says('room:show.few.title') });
    const minutes = storyText('room:show.request.minutes', { count: 2, shown: storyNumber(2) });
    const text = { tokens: storyNumber(75), minutes };
    await expect(dialog.getByText(says('room:show.few.text', text))).toBeVisible();
    await expect(element).toHaveAccessibleDescription(
      `${storyText('room:show.few.text', text)} ${storyText('room:show.few.hint')}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.few.ask') }));
    await userEvent.click(dialog.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};
export const OneMinute: Story = { args: { tokens: 30, minutes: 1 } };
export const Sending: Story = { args: { pending: true } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { tokens: 49_999, minutes: 4 },
};
