import { ApiError } from '@footlight/contract/client';
import type { FieldProblems } from '@footlight/room-widgets';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { useState } from 'react';
import { useToast } from '../state/toasts.ts';
import { useErrorText } from './use-error-text.ts';

interface SentDraft<Draft, Answer> {
  send: (draft: Draft, clientId: string) => Promise<Answer>;
  /** What the form holds after it was sent. */
  emptied: (draft: Draft) => Draft;
  /** Still the same to the platform: it is sent again under the id that it had. */
  isSame: (next: Draft, known: Draft) => boolean;
}

/**
 * A form that is sent once: what could not be sent stays in this tab, and is sent again under its id, which is made when
 * it is first sent.
 */
export const useSentDraft = <Draft extends object, Answer>(
  atom: PrimitiveAtom<Draft & { clientId: string | null }>,
  { send, emptied, isSame }: SentDraft<Draft, Answer>,
) => {
  const [draft, setDraft] = useAtom(atom);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Answer | null>(null);
  const toast = useToast();
  const errorText = useErrorText();
  return {
    draft,
    problems,
    isSending,
    /** What the last sending answered; null once something else is written. */
    sent,
    onDraftChange: (next: Draft) => {
      setSent(null);
      setProblems({});
      setDraft({ ...next, clientId: isSame(next, draft) ? draft.clientId : null });
    },
    onSend: (wish: Draft) => {
      const clientId = draft.clientId ?? crypto.randomUUID();
      setDraft({ ...draft, clientId });
      setProblems({});
      setIsSending(true);
      send(wish, clientId)
        .then(
          (answer) => {
            setSent(answer);
            setDraft({ ...emptied(wish), clientId: null });
          },
          (error: unknown) => {
            if (error instanceof ApiError) setProblems(error.fields);
            toast({ appearance: 'error', content: errorText(error) });
          },
        )
        .finally(() => setIsSending(false));
    },
  };
};
