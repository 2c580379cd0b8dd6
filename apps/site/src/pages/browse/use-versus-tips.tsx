import { DEFAULT_TIP, type Gender, isInNoTokensCountry } from '@footlight/contract';
import { TipConfirm } from '@footlight/room-widgets';
import type { VersusTips } from '@footlight/site-widgets';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useTips } from '../../features/tips/use-tip.ts';
import { versusContestsKey } from '../../features/versus/versus-keys.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useSettings } from '../../shell/session/use-settings.ts';

/** Tips that move the bar of a contest. Null for broadcasters, and where no tokens may be spent. */
export const useVersusTips = (gender: Gender): VersusTips | null => {
  const send = useTips();
  const visitor = useCurrentUser();
  const requireLogin = useRequireLogin();
  const failed = useSpendFailure();
  const { mutate } = useSWRConfig();
  const [{ tip_confirm_above: confirmAbove }] = useSettings();
  const [pending, setPending] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const user = visitor.isLoggedIn ? visitor.data?.user : undefined;
  if (user && (user.type === 'model' || isInNoTokensCountry(user))) return null;
  const tip = async (username: string) => {
    setAsked(null);
    setPending(username);
    try {
      await send(username, DEFAULT_TIP, '');
      // The score is the answer: it stands where the tip was given.
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
    onTip: (username) =>
      requireLogin(() => {
        if (visitor.isLoggedIn && confirmAbove !== null && DEFAULT_TIP > confirmAbove) setAsked(username);
        else void tip(username);
      }),
    question:
      asked === null
        ? null
        : {
            username: asked,
            node: (
              <TipConfirm amount={DEFAULT_TIP} onYes={() => void tip(asked)} onNo={() => setAsked(null)} />
            ),
          },
  };
};
