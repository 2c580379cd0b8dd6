import { useCurrentUser } from '../data/use-current-user.ts';

/** Tokens to spend, as far as this page can tell: who pays later, or lets
 * the platform refill, has more than only the platform knows. */
export const useFunds = (): number | null => {
  const { data, balance } = useCurrentUser();
  return data && (data.settings.postpay || data.settings.auto_re_ups.enabled) ? null : balance;
};
