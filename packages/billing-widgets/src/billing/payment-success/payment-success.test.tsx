// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PaymentSuccess } from './payment-success.tsx';

conformance({
  name: 'payment-success',
  element: (probe) => (
    <PaymentSuccess tokens={300} balance={340} reference="tx_1" onContinue={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { billing: billingLocales },
});
