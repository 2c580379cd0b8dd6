import { ApiError } from '@footlight/client';
import type { FieldProblems } from '@footlight/room-widgets';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorToast } from '../refusals/use-error-content.tsx';

interface SentDraft<Draft, Answer> {
  send: (draft: Draft, clientId: string) => Promise<Answer>;
  /** The form's values after sending. */
  emptied: (draft: Draft) => Draft;
  /** Whether the platform takes both drafts for the same message, so that the id is kept. */
  isSame: (next: Draft, known: Draft) => boolean;
}

/**
 * A form that is sent once. A draft that could not be sent stays in this tab and is sent again under its id, which is
 * made at the first attempt.
 */
export const useSentDraft = <Draft extends object, Answer>(
  atom: PrimitiveAtom<Draft & { clientId: string | null }>,
  { send, emptied, isSame }: SentDraft<Draft, Answer>,
) => {
  const [draft, setDraft] = useAtom(atom);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<Answer | null>(null);
  const errorToast = useErrorToast();
  return {
    draft,
    problems,
    pending,
    /** Answer of the last submission; null after an edit. */
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
      setPending(true);
      send(wish, clientId)
        .then(
          (answer) => {
            setSent(answer);
            setDraft({ ...emptied(wish), clientId: null });
          },
          (error: unknown) => {
            if (error instanceof ApiError) setProblems(error.fields);
            errorToast(error);
          },
        )
        .finally(() => setPending(false));
    },
  };
};
