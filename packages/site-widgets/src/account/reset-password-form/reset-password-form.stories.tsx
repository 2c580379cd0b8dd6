import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { resetPasswordFormDocs } from './reset-password-form.docs.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const meta = {
  title: 'Site/Account/Reset password form',
  component: ResetPasswordForm,
  parameters: { componentDocs: resetPasswordFormDocs, conformance: { tag: 'form' } },
  args: { pending: false, error: null, fieldErrors: {}, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => canvas.querySelector('input') as HTMLInputElement;

export const Default: Story = {
  name: 'Default [AUTH-02]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'a new secret{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'a new secret' });
  },
};
export const TooShort: Story = {
  args: { fieldErrors: { password: 'too_short' } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
  },
};
export const Sending: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText },
};
