import { useRef, useState } from 'react';
import { parseAmount, type TipDraft } from '../tip-panel/tip-amount.ts';

export interface TipFormOptions extends TipDraft {
  /** The smallest tip in whole tokens. Default: 1. */
  min?: number;
  onDraftChange: (draft: TipDraft) => void;
  /** Sends the tip, and removes the comment from the draft when it has arrived; rejects if it was refused. */
  send: (tip: { amount: number; comment: string }) => Promise<void>;
  /** The translated reason of a failure; null shows none, for instance because a dialog explains it. */
  errorOf: (error: unknown) => string | null;
}

/** Spread over `TipPanel`, or over fields and a button of your own. */
export interface TipForm extends TipDraft {
  min: number;
  state: 'idle' | 'sending';
  error: { message: string } | null;
  onDraftChange: (draft: TipDraft) => void;
  onTip: (tip: { amount: number; comment: string }) => void;
}

/**
 * The behaviour of a tip form: sends one tip at a time and only amounts that can be tipped, and shows a failure until the
 * draft changes.
 */
export const useTipForm = ({
  amount,
  comment,
  min = 1,
  onDraftChange,
  send,
  errorOf,
}: TipFormOptions): TipForm => {
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  // A second press can come before the next rendering.
  const isBusy = useRef(false);

  const onTip = async (tip: { amount: number; comment: string }) => {
    if (isBusy.current || parseAmount(tip.amount, min) === null) return;
    isBusy.current = true;
    setIsSending(true);
    setMessage(null);
    try {
      await send(tip);
    } catch (error) {
      setMessage(errorOf(error));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return {
    amount,
    comment,
    min,
    state: isSending ? 'sending' : 'idle',
    error: message === null ? null : { message },
    onDraftChange(next) {
      setMessage(null);
      onDraftChange(next);
    },
    onTip: (tip) => void onTip(tip),
  };
};
