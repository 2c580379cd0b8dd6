// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { extraLocales } from '../locales/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { CardFields } from './card-fields.tsx';
import { emptyCard } from './card-rules.ts';

conformance({
  name: 'card-fields',
  element: (probe) => <CardFields value={emptyCard} onValueChange={() => undefined} {...probe} />,
  ref: HTMLFieldSetElement,
});

it('says what the specification says [AGE-01]', async () => {
  const { card } = await extraLocales.en();
  expect(card.problem).toMatchObject({
    number_required: 'Credit card number is required',
    expiry_required: 'Expiration date is required',
    cvc_required: 'CVC is required',
  });
});
