import { lazyComponent } from '@footlight/ui';
import { useCurrentUser } from '../shell/session/use-current-user.ts';

const useMayHaveNews = (): boolean => useCurrentUser().data?.lastPayment?.wait != null;

export const LazyPaymentNews = lazyComponent(() => import('../features/billing/payment-news.tsx'), {
  useIsShown: useMayHaveNews,
});
