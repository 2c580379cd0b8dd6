import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

const PaymentReturn = lazy(() => import('./payment-return.tsx'));
const PurchaseEntry = lazy(() => import('./purchase-entry.tsx'));

/** Loads what an address asks of payments only for one that does: a return, or a form that opens. */
export const PaymentReturnGate = () => {
  const { search } = useLocation();
  const Asked = /[?&]ans=/.test(search)
    ? PaymentReturn
    : /[?&](token_form|join_form|crypto|cashtocode_country_code)=/.test(search)
      ? PurchaseEntry
      : null;
  return Asked ? (
    <Suspense fallback={null}>
      <Asked />
    </Suspense>
  ) : null;
};
