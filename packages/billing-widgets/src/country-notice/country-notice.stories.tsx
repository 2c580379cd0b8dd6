import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountryNoticeDialog } from './country-notice.tsx';

const meta = {
  title: 'Billing/Country notice',
  component: CountryNoticeDialog,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof CountryNoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Not available in your country',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep watching' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'it' } };
