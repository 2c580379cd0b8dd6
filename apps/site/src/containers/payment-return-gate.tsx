import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

const PaymentReturn = lazy(() => import('./payment-return.tsx'));

/** Loads the handling of a payment's return only for an address that is one. */
export const PaymentReturnGate = () => {
  const { search } = useLocation();
  return /[?&]ans=/.test(search) ? (
    <Suspense fallback={null}>
      <PaymentReturn />
    </Suspense>
  ) : null;
};
