import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

const PaymentReturn = lazy(() => import('./payment-return.tsx'));

/** Loads what an address asks of payments only for one that does: a return, or a form that opens. */
export const PaymentReturnGate = () => {
  const { search } = useLocation();
  return /[?&](ans|\w+_form|crypto|cashtocode\w+)=/.test(search) ? (
    <Suspense fallback={null}>
      <PaymentReturn />
    </Suspense>
  ) : null;
};
