import type { StreamerSettings as Settings } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { type FieldProblems, StreamerSettings } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorText } from '../data/use-error-text.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { streamerDraftFamily } from '../state/streamer-drafts.ts';
import { useToast } from '../state/toasts.ts';

/** Prices and rules: written here, saved together; what is not saved stays in this tab. */
export const StreamerRules = ({ username, settings }: { username: string; settings: Settings }) => {
  const calls = useStreamerCalls(username);
  const toast = useToast();
  const errorText = useErrorText();
  const [draft, setDraft] = useAtom(streamerDraftFamily(username));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(settings);
  const save = (wish: Settings) => {
    setState('saving');
    setProblems({});
    calls.save(wish).then(
      () => {
        setState('saved');
        setDraft(null);
      },
      (error: unknown) => {
        setState('idle');
        if (error instanceof ApiError) setProblems(error.fields);
        toast({ appearance: 'error', content: errorText(error) });
      },
    );
  };
  return (
    <StreamerSettings
      draft={draft ?? settings}
      onDraftChange={(next) => {
        setState('idle');
        setProblems({});
        setDraft(next);
      }}
      problems={problems}
      state={state === 'saving' ? state : isChanged ? 'changed' : state}
      onSave={save}
      onDiscard={() => {
        setProblems({});
        setDraft(null);
      }}
    />
  );
};
