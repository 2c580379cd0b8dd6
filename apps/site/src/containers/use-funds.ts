import { useCurrentUser } from '../data/use-current-user.ts';

/** Tokens to spend, as far as this page can tell: who pays later has credit that only the platform knows. */
export const useFunds = (): number | null => {
  const { data, balance } = useCurrentUser();
  return data?.settings.postpay ? null : balance;
};
