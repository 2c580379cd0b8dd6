import { useCurrentUser } from './use-current-user.ts';

/**
 * Tokens that the viewer can spend. Null while unknown, and with post-pay or auto re-up, where only the platform knows.
 */
export const useSpendable = (): number | null => {
  const { data, balance } = useCurrentUser();
  return data && (data.settings.postpay || data.settings.auto_re_ups.enabled) ? null : balance;
};
