// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PaymentFailed } from './payment-failed.tsx';

conformance({
  name: 'payment-failed',
  element: (probe) => (
    <PaymentFailed code="NBADZIP" onRetry={() => undefined} onMoreOptions={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { billing: billingLocales },
});
