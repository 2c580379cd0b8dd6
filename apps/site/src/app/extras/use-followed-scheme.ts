import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBoot } from '../../shell/boot/boot.ts';
import { chosenSchemeAtom, showScheme } from '../../shell/boot/preferences.ts';
import { watchCookie } from '../../shell/boot/watch-cookie.ts';

/**
 * Follows the scheme that the visitor chooses in another tab (spec 1 §9). The language does not follow: each tab has
 * the one of its address, and a new page would lose what was typed.
 */
export const useFollowedScheme = (): void => {
  const { scheme: known } = useBoot();
  const setChosen = useSetAtom(chosenSchemeAtom);
  useEffect(
    () =>
      watchCookie('fl_scheme', known, (value) => {
        const scheme = value === 'light' || value === 'dark' ? value : 'system';
        showScheme(scheme);
        setChosen(scheme);
      }),
    [known, setChosen],
  );
};
