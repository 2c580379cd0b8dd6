import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forgotPasswordFormDocs } from './forgot-password-form.docs.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const meta = {
  title: 'Site/Account/Forgot password form',
  component: ForgotPasswordForm,
  parameters: { componentDocs: forgotPasswordFormDocs, conformance: { tag: 'form' } },
  args: {
    pending: false,
    sent: false,
    error: null,
    fieldErrors: {},
    onSubmit: fn(),
    onStartAgain: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-02]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' ada@example.org {enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.org' });
  },
};
export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onStartAgain).toHaveBeenCalled();
  },
};
export const AddressRefused: Story = {
  args: { fieldErrors: { email: 'invalid_format' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
export const Sending: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText },
};
