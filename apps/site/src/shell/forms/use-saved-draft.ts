import { ApiError } from '@footlight/client';
import type { FieldProblems } from '@footlight/room-widgets';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useErrorContent } from '../refusals/use-error-content.tsx';

/**
 * A form that is saved as a whole. The draft stays in this tab until it is saved; refused values are shown at their
 * fields, and why above the buttons.
 */
export const useSavedDraft = <Known extends object, Draft extends object>(
  known: Known,
  draftAtom: PrimitiveAtom<Draft | null>,
  save: (wish: Known) => Promise<void>,
) => {
  const errorContent = useErrorContent();
  const [draft, setDraft] = useAtom(draftAtom);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<ReactNode>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(known);
  return {
    draft,
    problems,
    error,
    state: state !== 'saving' && isChanged ? ('changed' as const) : state,
    onDraftChange: (next: Draft) => {
      setState('idle');
      setProblems({});
      setError(null);
      setDraft(next);
    },
    onSave: (wish: Known) => {
      setState('saving');
      setProblems({});
      setError(null);
      save(wish).then(
        () => {
          setState('saved');
          setDraft(null);
        },
        (reason: unknown) => {
          setState('idle');
          if (reason instanceof ApiError) setProblems(reason.fields);
          setError(errorContent(reason));
        },
      );
    },
    onDiscard: () => {
      setProblems({});
      setError(null);
      setDraft(null);
    },
  };
};
