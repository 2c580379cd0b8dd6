import { useLocation } from 'react-router';
import { lazyComponent } from '../shell/lazy/lazy-component.tsx';

/** URLs that concern payments: a payment's return, a form to open, `crypto`, `cashtocode…`. */
const PAYMENT_PARAMETER = /[?&](ans|\w+_form|c[ra]\w+)=/;

export const LazyPaymentReturn = lazyComponent(
  () => import('../features/billing/payment-return.tsx'),
  () => PAYMENT_PARAMETER.test(useLocation().search),
);
