import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { twoFactorPanelDocs } from './two-factor-panel.docs.ts';
import { TwoFactorPanel } from './two-factor-panel.tsx';

const meta = {
  title: 'Site/Account/Two-factor panel',
  component: TwoFactorPanel,
  parameters: { componentDocs: twoFactorPanelDocs, conformance: { tag: 'section' } },
  args: { on: false, recoveryCodesLeft: 0, onStart: fn(), onDisable: fn(), onRenewCodes: fn() },
} satisfies Meta<typeof TwoFactorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('security:app.start') }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};
export const On: Story = {
  args: { on: true, recoveryCodesLeft: 10 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('security:app.disable') }));
    await expect(args.onDisable).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('security:app.newCodes') }));
    await expect(args.onRenewCodes).toHaveBeenCalled();
  },
};
export const FewCodesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { on: true, recoveryCodesLeft: 1 },
};
