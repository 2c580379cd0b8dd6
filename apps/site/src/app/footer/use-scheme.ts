import type { SchemeChoice } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { chooseScheme, chosenSchemeAtom } from '../../shell/boot/preferences.ts';
import { useCurrentUser, type Visitor } from '../../shell/session/use-current-user.ts';

const accountChoice = ({ data, isLoggedIn }: Visitor): 'light' | 'dark' | null => {
  const enabled = isLoggedIn ? (data?.settings.dark_mode_enabled ?? null) : null;
  return enabled === null ? null : enabled ? 'dark' : 'light';
};

/**
 * The visitor's scheme: the choice since this page was opened, else the account's setting (spec 1 §3, `dark_mode_enabled`), else the
 * choice stored in this browser. The style sheet of an always dark brand overrides all of them (spec 1 §9).
 */
export const useScheme = (): [SchemeChoice, (next: SchemeChoice) => void] => {
  const { scheme } = useBoot();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const visitor = useCurrentUser();
  const [chosen, setChosen] = useAtom(chosenSchemeAtom);
  const account = accountChoice(visitor);
  useEffect(() => {
    // Kept in the browser too, so that the server's next HTML has it.
    if (account && !chosen) chooseScheme(account);
  }, [account, chosen]);
  const choose = (next: SchemeChoice) => {
    setChosen(next);
    chooseScheme(next);
    if (!visitor.isLoggedIn) return;
    const body = { dark_mode_enabled: next === 'system' ? null : next === 'dark' };
    // The browser keeps the choice anyway, so a failed save changes nothing visible.
    api('POST /user/settings', { body }).then(
      () => mutate(currentUserKey),
      () => undefined,
    );
  };
  return [chosen ?? account ?? scheme ?? 'system', choose];
};
