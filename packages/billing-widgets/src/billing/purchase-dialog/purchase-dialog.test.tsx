// @vitest-environment happy-dom
import { exampleProducts } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';

const nothing = () => undefined;

conformance({
  name: 'purchase-dialog',
  element: (probe) => (
    <PurchaseDialog
      products={exampleProducts}
      balance={40}
      state="idle"
      error={null}
      group="credit"
      onGroupChange={nothing}
      selected={null}
      onSelect={nothing}
      onPurchase={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { billing: billingLocales },
});
