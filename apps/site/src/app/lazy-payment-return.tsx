import { lazyComponent } from '@footlight/ui';
import { useLocation } from 'react-router';

/** URLs that concern payments: a payment's return, a form to open, `av`, `crypto`, `cashtocode…`, `custom_promo_test`. */
const PAYMENT_PARAMETER = /[?&](ans|av|\w+_form|c(r|a|ustom_p)\w+)=/;

export const LazyPaymentReturn = lazyComponent(() => import('../features/billing/payment-return.tsx'), {
  useIsShown: () => PAYMENT_PARAMETER.test(useLocation().search),
  place: 'notice',
});
