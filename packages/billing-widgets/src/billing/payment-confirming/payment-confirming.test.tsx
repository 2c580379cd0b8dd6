// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PaymentConfirming } from './payment-confirming.tsx';

conformance({
  name: 'payment-confirming',
  element: (probe) => <PaymentConfirming onClose={() => undefined} {...probe} />,
  ref: HTMLDivElement,
  locales: { billing: billingLocales },
});
