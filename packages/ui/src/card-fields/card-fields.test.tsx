// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { extraLocales } from '../locales/index.ts';

it('says what the specification says [AGE-01]', async () => {
  const { card } = await extraLocales.en();
  expect(card.problem).toMatchObject({
    number_required: 'Credit card number is required',
    expiry_required: 'Expiration date is required',
    cvc_required: 'CVC is required',
  });
});
