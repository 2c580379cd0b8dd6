import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { useTexts } from '../i18n/use-texts.ts';

export type CopyState = 'copied' | 'failed' | null;

/** Milliseconds that the result stays. */
const SHOWN_FOR = 2000;

/** Copies texts, announces the result and shows it for a moment. `copy` resolves with false if the browser refused. */
export function useCopy(): { state: CopyState; copy(text: string): Promise<boolean> } {
  const { t } = useTexts('extra');
  const announce = useAnnounce();
  const [state, setState] = useState<CopyState>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: 'copied' | 'failed') => {
    setState(next);
    announce(t(`copy.${next}`));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(null), SHOWN_FOR);
  };
  return {
    state,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        show('failed');
        return false;
      }
      show('copied');
      return true;
    },
  };
}
