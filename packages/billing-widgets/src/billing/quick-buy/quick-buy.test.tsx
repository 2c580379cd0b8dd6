// @vitest-environment happy-dom
import { isQuickBuy } from '@footlight/contract';
import { exampleProducts } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { billingLocales } from '../../locales/index.ts';
import { QuickBuy } from './quick-buy.tsx';

beforeAll(() => initEnglish({ billing: billingLocales }));

const card = { id: 'card_1', has_affidavit: false, brand: 'Visa', last_four: '4242', expires: '12/39' };
const credit = exampleProducts.products.credit.map((one) => ({ ...one, is_oneclick: true }));

it('[BILL-03] counts as quick buy: 50, 100 or 200 tokens for money, no membership, no discount, one click', () => {
  const plain = { ...exampleProducts.products.credit[0]!, is_oneclick: true };
  for (const tokens of [50, 100, 200]) expect(isQuickBuy({ ...plain, tokens })).toBe(true);
  const breaks = fc.oneof(
    fc
      .integer()
      .filter((tokens) => ![50, 100, 200].includes(tokens))
      .map((tokens) => ({ tokens })),
    fc.double({ max: 0, noNaN: true }).map((amount) => ({ amount })),
    fc.string().map((membership) => ({ membership })),
    fc.integer({ min: 1, max: 99 }).map((discount) => ({ discount })),
    fc.constant({ is_oneclick: false }),
  );
  fc.assert(fc.property(breaks, (one) => !isQuickBuy({ ...plain, ...one })));
});

afterEach(cleanup);

it('[BILL-04] the pressed pack keeps the focus while the card is charged, and cannot be pressed twice', async () => {
  const onBuy = vi.fn();
  const page = (kind: 'idle' | 'charging') => (
    <QuickBuy
      products={{ ...exampleProducts, cards: [card], products: { credit, paypal: [] } }}
      card={card}
      state={{ kind }}
      autoReUp={null}
      onAutoReUpChange={() => undefined}
      onBuy={onBuy}
      onForget={() => undefined}
    />
  );
  const { container, rerender } = render(page('idle'));
  const [first, second] = container.querySelectorAll<HTMLButtonElement>('[data-part=packs] button');
  second!.focus();
  await userEvent.keyboard('{Enter}');
  rerender(page('charging'));
  await userEvent.keyboard('{Enter}');
  expect(onBuy).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(second);
  expect([second!.dataset.state, second!.disabled, first!.disabled]).toEqual(['loading', false, true]);
  expect(container.querySelector('[inert]')).toBeNull();
});
