import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { mediaConfirmDocs } from './media-confirm.docs.ts';
import { MediaConfirm } from './media-confirm.tsx';

const meta = {
  title: 'Billing/Media/Media confirm',
  component: MediaConfirm,
  args: {
    name: 'Evening light',
    itemCount: null,
    fullPrice: 99,
    price: 99,
    level: null,
    balance: 500,
    pending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: mediaConfirmDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof MediaConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

export const Default: Story = {
  parameters: {
    longText: {
      itemCount: 1_234,
      fullPrice: 9_999_999,
      price: 7_499_999,
      level: 'legend',
      balance: 99_999_999,
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default: the button names the amount, and Enter alone does not pay [MEDIA-01]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog();
    await expect(element).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(
      dialog.getByRole('button', { name: says('billing:media.pay', { tokens: tokens(99) }) }),
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Discount: Story = {
  name: 'Fan club discount [FAN-03]',
  args: { price: 89, level: 'supporter' },
  play: async () => {
    const { dialog } = await storyDialog();
    const level = storyText('ui:fanclub.supporter');
    await expect(dialog.getByText(says('billing:media.discount', { percent: '10', level }))).toBeVisible();
  },
};
/** Insiders have no discount, so none is mentioned. */
export const NoDiscount: Story = {
  args: { level: 'insider' },
  play: async ({ canvasElement }) => {
    await storyDialog();
    await expect(canvasElement.ownerDocument.querySelector('[data-part=discount]')).toBeNull();
  },
};
export const All: Story = {
  name: 'All media of a broadcaster [MEDIA-06]',
  args: { name: 'Luna Maren', itemCount: 12, fullPrice: 1_200, price: 900, level: 'legend' },
};
export const Sending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'The price has changed. Nothing was charged.' } };
