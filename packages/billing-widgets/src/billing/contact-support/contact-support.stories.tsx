import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { contactSupportDocs } from './contact-support.docs.ts';
import { ContactSupport } from './contact-support.tsx';

const meta = {
  title: 'Billing/Billing/Contact support',
  component: ContactSupport,
  args: {
    email: 'help@footlight.example',
    payments: { companies: ['Sandbox Payments', 'Sandbox Coins'], descriptor: 'FOOTLIGHT' },
    onClose: fn(),
  },
  parameters: {
    componentDocs: contactSupportDocs,
    conformance: { tag: 'span', portal: true },
    docs: { story: { inline: false, height: 320 } },
  },
} satisfies Meta<typeof ContactSupport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      email: 'questions-about-payments-and-memberships@a-very-long-brand-name.example',
    } satisfies Story['args'],
  },
  name: 'Default: only support can help [BILL-09]',
  play: async ({ args }) => {
    const { element, dialog } = await storyDialog({ name: says('limits:support.title') });
    await expect(element).toHaveAccessibleDescription(says('limits:support.text'));
    const address = dialog.getByRole('link', { name: 'help@footlight.example' });
    await expect(address).toHaveAttribute('href', 'mailto:help@footlight.example');
    // The last of two; the other one is the close control of the dialog.
    const close = dialog.getAllByRole('button', { name: says('common:close') }).at(-1);
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** A brand without a support address: the payment companies can help. */
export const WithoutAddress: Story = {
  args: { email: null },
  play: async () => {
    const { element, dialog } = await storyDialog({ name: says('limits:support.title') });
    await expect(element).toHaveAccessibleDescription(says('limits:support.textWithoutEmail'));
    await expect(dialog.getByText(/Sandbox Payments/)).toBeVisible();
  },
};
export const OnAPhoneInGerman: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
