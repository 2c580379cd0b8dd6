// @vitest-environment happy-dom
import { exampleProducts } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PurchaseForm } from './purchase-form.tsx';

const nothing = () => undefined;

conformance({
  name: 'purchase-form',
  element: (probe) => (
    <PurchaseForm
      products={exampleProducts}
      balance={40}
      state="idle"
      error={null}
      group="credit"
      onGroupChange={nothing}
      selected="promo_300"
      onSelect={nothing}
      onPurchase={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});
