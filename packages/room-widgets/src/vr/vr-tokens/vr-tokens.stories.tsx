import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vrTokensDocs } from './vr-tokens.docs.ts';
import { VrTokens } from './vr-tokens.tsx';

const meta = {
  title: 'Room/VR/VR tokens',
  component: VrTokens,
  parameters: { componentDocs: vrTokensDocs, conformance: { tag: 'div' } },
  args: { balance: 1_250, loggedIn: true, onBuyTokens: fn() },
} satisfies Meta<typeof VrTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('vr:tokens.text'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = {
  args: { balance: null, loggedIn: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('vr:tokens.logIn'))).toBeVisible();
  },
};
