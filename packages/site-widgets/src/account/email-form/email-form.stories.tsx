import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { emailFormDocs } from './email-form.docs.ts';
import { EmailForm } from './email-form.tsx';

const meta = {
  title: 'Site/Account/Email form',
  component: EmailForm,
  parameters: { componentDocs: emailFormDocs, conformance: { tag: 'form' } },
  args: {
    email: 'ada@example.org',
    confirmed: true,
    sentTo: null,
    pending: false,
    resending: false,
    error: null,
    fieldErrors: {},
    onResend: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-06]',
  play: async ({ canvasElement, args }) => {
    const [email, password] = [...canvasElement.querySelectorAll('input')] as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    await userEvent.type(email, 'new@example.org');
    await userEvent.type(password, 'secret words{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'new@example.org', password: 'secret words' });
  },
};
export const Unconfirmed: Story = {
  name: 'Unconfirmed [AUTH-06]',
  args: { confirmed: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('settings:email.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sent: Story = { args: { sentTo: 'new@example.org' } };
export const Taken: Story = { args: { fieldErrors: { email: 'taken' } } };
export const Dark: Story = { globals: { scheme: 'dark' }, args: { confirmed: false } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { email: longText, sentTo: longText, error: longText, confirmed: false },
};
