import { ApiError } from '@footlight/contract/client';
import { FanMessage, type FanMessageDraft, type FieldProblems } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorText } from '../data/use-error-text.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { fanMessageDraftFamily } from '../state/streamer-drafts.ts';
import { useToast } from '../state/toasts.ts';

/** Writes to the own fans. What could not be sent stays, and is sent again as the same message. */
export const StreamerFanMessage = ({ username }: { username: string }) => {
  const { fanMessage } = useStreamerCalls(username);
  const [draft, setDraft] = useAtom(fanMessageDraftFamily(username));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const toast = useToast();
  const errorText = useErrorText();
  const onSend = ({ message, levels }: FanMessageDraft) => {
    const clientId = draft.clientId ?? crypto.randomUUID();
    setDraft({ ...draft, clientId });
    setProblems({});
    setIsSending(true);
    fanMessage({ client_id: clientId, levels: [...levels], message })
      .then(
        (count) => {
          setSent(count);
          setDraft({ message: '', levels, clientId: null });
        },
        (error: unknown) => {
          if (error instanceof ApiError) setProblems(error.fields);
          toast({ appearance: 'error', content: errorText(error) });
        },
      )
      .finally(() => setIsSending(false));
  };
  return (
    <FanMessage
      draft={draft}
      onDraftChange={(next) => {
        setSent(null);
        setProblems({});
        // Other words are another message; other levels are more or fewer of its readers.
        setDraft({ ...next, clientId: next.message === draft.message ? draft.clientId : null });
      }}
      problems={problems}
      isSending={isSending}
      sent={sent}
      onSend={onSend}
    />
  );
};
