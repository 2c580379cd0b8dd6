// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PaymentDeclined } from './payment-declined.tsx';

conformance({
  name: 'payment-declined',
  element: (probe) => <PaymentDeclined onOption={() => undefined} onClose={() => undefined} {...probe} />,
  ref: HTMLUListElement,
  portal: true,
  locales: { billing: billingLocales },
});
