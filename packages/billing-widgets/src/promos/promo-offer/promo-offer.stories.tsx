import { examplePromoOffer } from '@footlight/contract/fixtures';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { promoOfferDocs } from './promo-offer.docs.ts';
import { PromoOffer } from './promo-offer.tsx';

const meta = {
  title: 'Billing/Promos/Promo offer',
  component: PromoOffer,
  args: {
    offer: { ...examplePromoOffer, free_tokens: 0 },
    guest: false,
    pending: false,
    error: null,
    onAccept: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: promoOfferDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof PromoOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: 300 tokens for $10.99, 69 % off; Escape buys nothing [BILL-14]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('promos:offer.title') });
    await expect(dialog.getByText(/69/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /300.*10[.,]99/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = {
  name: 'Guest: sign-up first, with 200 free tokens [BILL-14]',
  args: { offer: examplePromoOffer, guest: true },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    const tokens = storyText('ui:tokens', { count: 200, shown: '200' });
    await expect(dialog.getByText(says('promos:offer.free', { tokens }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('promos:offer.signup') }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    error: longText,
    offer: {
      ...examplePromoOffer,
      free_tokens: 999_999,
      product: { ...examplePromoOffer.product, tokens: 9_999_999, amount: 999_999.99 },
    },
  },
};
