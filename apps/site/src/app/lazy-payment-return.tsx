import { lazyComponent } from '@footlight/ui';
import { useLocation } from 'react-router';

/** URLs that concern payments: a payment's return, a form to open, `crypto`, `cashtocode…`. */
const PAYMENT_PARAMETER = /[?&](ans|\w+_form|c[ra]\w+)=/;

export const LazyPaymentReturn = lazyComponent(() => import('../features/billing/payment-return.tsx'), {
  useIsShown: () => PAYMENT_PARAMETER.test(useLocation().search),
  place: 'notice',
});
