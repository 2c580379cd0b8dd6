import { type ReactNode, useRef, useState } from 'react';
import { parseAmount, type TipDraft } from '../tip-panel/tip-amount.ts';

export interface TipFormOptions {
  /** The smallest tip in whole tokens. Default: 1. */
  min?: number;
  onDraftChange: (draft: TipDraft) => void;
  /** Sends the tip, and removes the comment from the draft when it has arrived; rejects if it was refused. */
  send: (tip: { amount: number; comment: string }) => Promise<void>;
  /** The translated reason of a failure; null shows none, for instance because a dialog explains it. */
  errorOf: (error: unknown) => TipForm['error'];
}

/** Props for `TipPanel`, or for fields and a button of your own. */
export interface TipForm {
  state: 'idle' | 'sending';
  error: { message: ReactNode } | null;
  onDraftChange: (draft: TipDraft) => void;
  /** Never rejects. */
  onTip: (tip: { amount: number; comment: string }) => Promise<void>;
}

/**
 * The behaviour of a tip form: sends one tip at a time and only amounts that can be tipped, and shows a failure until the
 * draft changes.
 */
export const useTipForm = ({ min, onDraftChange, send, errorOf }: TipFormOptions): TipForm => {
  const [state, setState] = useState<TipForm['state']>('idle');
  const [error, setError] = useState<TipForm['error']>(null);
  // A second press can come before the next rendering.
  const isBusy = useRef(false);
  return {
    state,
    error,
    onDraftChange(draft) {
      setError(null);
      onDraftChange(draft);
    },
    async onTip(tip) {
      if (isBusy.current || parseAmount(tip.amount, min) === null) return;
      isBusy.current = true;
      setState('sending');
      setError(null);
      try {
        await send(tip);
      } catch (failure) {
        setError(errorOf(failure));
      } finally {
        isBusy.current = false;
        setState('idle');
      }
    },
  };
};
