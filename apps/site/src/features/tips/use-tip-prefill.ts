import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { tipDraftFamily } from './tip-draft.ts';

/** Fills a room's tip panel with an amount chosen elsewhere on the page, and scrolls the panel into view. */
export const useTipPrefill = (username: string) => {
  const setDraft = useSetAtom(tipDraftFamily(username));
  return useCallback(
    (amount: number, choice?: string): void => {
      setDraft((draft) => ({ ...draft, amount: String(amount), choice }));
      document.querySelector('[data-component=tip-panel]')?.scrollIntoView({ block: 'nearest' });
    },
    [setDraft],
  );
};
