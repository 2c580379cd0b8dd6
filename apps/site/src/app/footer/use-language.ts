import type { Language } from '@footlight/contract';
import { useLocation } from 'react-router';
import { useApi } from '../../shell/api/api.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { chooseLanguage } from '../../shell/boot/preferences.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** Milliseconds to wait until the account has the choice; the browser keeps it in any case. */
const SAVE_WITHIN = 2_000;

/** The language of the page, and how to choose another one, which the account remembers (spec 1 §3, settings). */
export const useLanguage = (): [Language, (next: Language) => void] => {
  const { language } = useBoot();
  const { pathname, search } = useLocation();
  const api = useApi();
  const { isLoggedIn } = useCurrentUser();
  const choose = (next: Language) => {
    const open = () => chooseLanguage(next, pathname + search);
    if (!isLoggedIn) return open();
    const saved = api(
      'POST /user/settings',
      { body: { language: next } },
      { signal: AbortSignal.timeout(SAVE_WITHIN) },
    );
    // The new page starts when the account has it, because leaving this one stops the call.
    void saved.then(open, open);
  };
  return [language, choose];
};
