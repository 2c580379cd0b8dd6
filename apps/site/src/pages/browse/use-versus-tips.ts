import { DEFAULT_TIP, type Gender, isInNoTokensCountry } from '@footlight/contract';
import type { VersusTips } from '@footlight/site-widgets';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useTip } from '../../features/tips/use-tip.ts';
import { versusContestsKey } from '../../features/versus/versus-keys.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useSettings } from '../../shell/session/use-settings.ts';

/**
 * Tips that move the bar of a contest. Null for broadcasters, where no tokens may be spent, and for viewers who want to be
 * asked before such a tip: they tip in the room, which asks.
 */
export const useVersusTips = (gender: Gender): VersusTips | null => {
  const send = useTip();
  const visitor = useCurrentUser();
  const requireLogin = useRequireLogin();
  const failed = useSpendFailure();
  const { mutate } = useSWRConfig();
  const [{ tip_confirm_above: confirmAbove }] = useSettings();
  const [pending, setPending] = useState<string | null>(null);
  if (visitor.isLoggedIn) {
    const user = visitor.data?.user;
    if (!user || user.type === 'model' || isInNoTokensCountry(user)) return null;
    if (confirmAbove !== null && DEFAULT_TIP > confirmAbove) return null;
  }
  const tip = async (username: string) => {
    setPending(username);
    try {
      await send(username, DEFAULT_TIP, '');
      // The score is the answer, next to the button that sent the tip.
      await mutate(versusContestsKey(gender));
    } catch (error) {
      failed(error);
    } finally {
      setPending(null);
    }
  };
  return {
    amount: DEFAULT_TIP,
    pending,
    onTip: (username) => requireLogin(() => tip(username)),
  };
};
