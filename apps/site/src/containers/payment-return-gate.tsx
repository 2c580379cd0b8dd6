import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

const PaymentReturn = lazy(() => import('./payment-return.tsx'));

/** Loads what an address asks of payments only for one that may: a return, a form that opens, `crypto`, `cashtocode…`. */
export const PaymentReturnGate = () => {
  const { search } = useLocation();
  return /[?&](ans|\w+_form|c[ra]\w+)=/.test(search) ? (
    <Suspense fallback={null}>
      <PaymentReturn />
    </Suspense>
  ) : null;
};
