import { exampleProducts } from '@footlight/contract/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenProduct, discountOf, packsOf, startingPack } from './packs.ts';

const answer = {
  ...exampleProducts,
  products: {
    ...exampleProducts.products,
    credit: [
      ...exampleProducts.products.credit,
      { ...exampleProducts.products.credit[0]!, internal_id: 'membership_vip', membership: 'vip' },
    ],
  },
};

it('given the credit group, sells the offer and the token packs, and no membership [BILL-02] [BILL-14]', () => {
  const { offer, packs } = packsOf(answer, 'credit');
  expect(offer).toMatchObject({ tokens: 300, amount: 10.99, discount: 69 });
  expect(packs.map((pack) => pack.tokens)).toEqual([50, 100, 200, 500]);
});

it('given the paypal group, sells its packs without the card offer [BILL-02]', () => {
  const { offer, packs } = packsOf(answer, 'paypal');
  expect(offer).toBeNull();
  expect(packs.map((pack) => pack.tokens)).toEqual([100, 200]);
});

it('never chooses what the group does not sell or the daily limit does not leave', () => {
  expect(chosenProduct(null, 'credit', 'tokens_50')).toBeNull();
  expect(chosenProduct(answer, 'credit', null)).toBeNull();
  expect(chosenProduct(answer, 'credit', 'promo_300')?.amount).toBe(10.99);
  expect(chosenProduct(answer, 'paypal', 'promo_300')).toBeNull();
  expect(chosenProduct(answer, 'paypal', 'tokens_50')).toBeNull();
  expect(chosenProduct(answer, 'credit', 'membership_vip')).toBeNull();
  const limited = { ...answer, daily_purchase_remaining: 10 };
  expect(chosenProduct(limited, 'credit', 'tokens_100')?.tokens).toBe(100);
  expect(chosenProduct(limited, 'credit', 'tokens_200')).toBeNull();
});

it('starts with a pack that can be bought, and keeps the amount when the payment method changes [BILL-02]', () => {
  expect(startingPack(answer, 'credit', null)).toBe('promo_300');
  expect(startingPack(answer, 'credit', 'tokens_500')).toBe('tokens_500');
  expect(startingPack(answer, 'paypal', 'tokens_100')).toBe('tokens_100');
  expect(startingPack(answer, 'paypal', 'promo_300')).toBe('tokens_200');
  const [hundred] = answer.products.paypal;
  const renamed = {
    ...answer,
    products: { ...answer.products, paypal: [{ ...hundred!, internal_id: 'paypal_100' }] },
  };
  expect(startingPack(renamed, 'paypal', 'tokens_100')).toBe('paypal_100');
  expect(startingPack(renamed, 'credit', 'paypal_100')).toBe('tokens_100');
  const limited = { ...answer, daily_purchase_remaining: 5 };
  expect(startingPack(limited, 'credit', 'tokens_500')).toBe('tokens_50');
  expect(startingPack({ ...answer, daily_purchase_remaining: 1 }, 'credit', null)).toBeNull();
  const known = { ...answer, promo_products: { default: null }, oneclick_suggestion: 'tokens_100' };
  expect(startingPack(known, 'credit', null)).toBe('tokens_100');
});

it('given any numbers, sells nothing whose price or amount cannot be named', () => {
  const [first] = exampleProducts.products.credit;
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 0.5, 1e300, Number.NaN));
  fc.assert(
    fc.property(number, number, fc.option(number), (tokens, amount, discount) => {
      const product = { ...first!, internal_id: 'odd', tokens, amount, discount };
      const odd = { ...answer, products: { credit: [product, product], paypal: [] } };
      const { packs } = packsOf(odd, 'credit');
      const isSane =
        Number.isInteger(tokens) && tokens > 0 && tokens < 2 ** 53 && amount > 0 && amount < 2 ** 53;
      expect(packs).toEqual(isSane ? [product] : []);
      expect(chosenProduct(odd, 'credit', 'odd')).toEqual(isSane ? product : null);
      const percent = discountOf(product);
      expect(percent === null || (Number.isInteger(percent) && percent > 0 && percent < 100)).toBe(true);
    }),
  );
});
