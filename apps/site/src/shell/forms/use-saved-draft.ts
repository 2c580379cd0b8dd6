import { ApiError } from '@footlight/client';
import type { FieldProblems } from '@footlight/room-widgets';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorToast } from '../refusals/use-error-content.tsx';

/**
 * A form that is saved as a whole. The draft stays in this tab until it is saved; refused values are shown at their
 * fields.
 */
export const useSavedDraft = <Known extends object, Draft extends object>(
  known: Known,
  draftAtom: PrimitiveAtom<Draft | null>,
  save: (wish: Known) => Promise<void>,
) => {
  const errorToast = useErrorToast();
  const [draft, setDraft] = useAtom(draftAtom);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(known);
  return {
    draft,
    problems,
    state: state !== 'saving' && isChanged ? ('changed' as const) : state,
    onDraftChange: (next: Draft) => {
      setState('idle');
      setProblems({});
      setDraft(next);
    },
    onSave: (wish: Known) => {
      setState('saving');
      setProblems({});
      save(wish).then(
        () => {
          setState('saved');
          setDraft(null);
        },
        (error: unknown) => {
          setState('idle');
          if (error instanceof ApiError) setProblems(error.fields);
          errorToast(error);
        },
      );
    },
    onDiscard: () => {
      setProblems({});
      setDraft(null);
    },
  };
};
