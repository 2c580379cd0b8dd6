import type { Language } from '@footlight/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import { chooseLanguage } from '../../shell/boot/preferences.ts';

/** Pages that lead on by themselves once somebody has logged in: the page after them follows the account. */
const LEADING_ON = ['/login', '/register'];

const hasChosenLanguage = (): boolean => /(?:^|; )fl_lang=./.test(document.cookie);

/**
 * A browser in which nobody has chosen a language yet follows the account's (spec 1 §3, settings). Afterwards the
 * browser's own choice and the address decide.
 */
export const useAccountLanguage = (wished: Language | null): void => {
  const { language } = useBoot();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!wished || wished === language || hasChosenLanguage() || LEADING_ON.includes(pathname)) return;
    chooseLanguage(wished, pathname + search);
  }, [wished, language, pathname, search]);
};
