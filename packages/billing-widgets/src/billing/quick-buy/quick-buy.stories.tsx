import { exampleProducts } from '@footlight/contract/fixtures';
import { begins, longText, says, storyMoney, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { quickBuyDocs } from './quick-buy.docs.ts';
import { QuickBuy } from './quick-buy.tsx';

const card = { id: 'card_1', has_affidavit: false, brand: 'Visa', last_four: '4242', expires: '12/39' };
const credit = exampleProducts.products.credit.map((one) => ({ ...one, is_oneclick: true }));
const products = { ...exampleProducts, cards: [card], products: { credit, paypal: [] } };

const meta = {
  title: 'Billing/Billing/Quick buy',
  component: QuickBuy,
  parameters: { componentDocs: quickBuyDocs, conformance: { tag: 'section' } },
  args: {
    products,
    card,
    state: { kind: 'idle' },
    autoReUp: null,
    onAutoReUpChange: fn(),
    onBuy: fn(),
    onForget: fn(),
    className: 'mx-auto max-w-[560px]',
  },
} satisfies Meta<typeof QuickBuy>;
export default meta;
type Story = StoryObj<typeof meta>;

const packName = (tokens: number, price: number) =>
  begins('billing:quick.pay', { shown: storyNumber(tokens), price: storyMoney(price) });

export const Default: Story = {
  parameters: {
    longText: { card: { ...card, brand: longText }, state: { kind: 'unknown' } } satisfies Story['args'],
  },
  name: 'Default [BILL-03] [BILL-04]',
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement);
    // The pack of 500 tokens is not a quick-buy pack, even if the answer marks it as one.
    await expect(canvasElement.querySelectorAll('[data-part=packs] button')).toHaveLength(3);
    await userEvent.click(view.getByRole('button', { name: packName(100, 10) }));
    await expect(args.onBuy).toHaveBeenCalledWith(credit[1]);
    await userEvent.click(view.getByRole('button', { name: says('billing:quick.remove') }));
    await expect(args.onForget).toHaveBeenCalledWith(card);
  },
};
/** A verified card, the pack that was bought last, and the offer of auto re-up. */
export const Suggestion: Story = {
  name: 'Suggested pack and auto re-up [BILL-02] [BILL-04]',
  args: {
    card: { ...card, has_affidavit: true },
    products: { ...products, oneclick_suggestion: 'tokens_100' },
    autoReUp: false,
  },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement);
    const suggested = view.getByRole('button', { name: packName(100, 10) });
    await expect(suggested).toHaveAttribute('data-part', 'suggested');
    await expect(suggested).toHaveTextContent(storyText('billing:purchase.suggested'));
    await expect(canvasElement.querySelectorAll('[data-part=suggested]')).toHaveLength(1);
    await expect(view.getByText(says('billing:quick.verified'))).toBeVisible();
    await userEvent.click(view.getByRole('checkbox', { name: says('billing:quick.autoReUp') }));
    await expect(args.onAutoReUpChange).toHaveBeenCalledWith(true);
  },
};
/** Clicks during a charge do nothing. */
export const Charging: Story = {
  args: { state: { kind: 'charging' } },
  play: async ({ canvasElement }) => {
    for (const pack of canvasElement.querySelectorAll('[data-part=packs] button'))
      await expect(pack).toBeDisabled();
  },
};
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
export const Step: Story = { args: { state: { kind: 'step', link: '#biller' } } };
/** The browser blocked the payment provider's window, so a link opens it. */
export const Blocked: Story = {
  name: 'Blocked window [BILL-04]',
  args: { state: { kind: 'blocked', link: '#biller' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('billing:quick.openStep') });
    await expect(link).toHaveAttribute('href', '#biller');
    await expect(link).toHaveAccessibleDescription(storyText('billing:quick.newTab'));
  },
};
/** Each pack has a line of its own; the words are not broken into a column. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const packs = [...canvasElement.querySelectorAll('[data-part=packs] button')];
    await expect(packs.length).toBeGreaterThan(1);
    for (const pack of packs) await expect(pack.getBoundingClientRect().height).toBeLessThanOrEqual(48);
  },
};
