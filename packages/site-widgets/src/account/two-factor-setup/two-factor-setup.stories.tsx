import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { twoFactorSetupDocs } from './two-factor-setup.docs.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const meta = {
  title: 'Site/Account/Two-factor setup',
  component: TwoFactorSetup,
  parameters: { componentDocs: twoFactorSetupDocs, conformance: { tag: 'form' } },
  args: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Velvet:ada?issuer=Velvet&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    pending: false,
    error: null,
    fieldErrors: {},
    onConfirm: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TwoFactorSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: says('security:setup.qr') })).toBeVisible();
    await userEvent.type(canvasElement.querySelector('[name=code]') as HTMLInputElement, '123456{enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};
export const Refused: Story = { args: { fieldErrors: { code: 'This code is wrong.' } } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { pending: true },
};
