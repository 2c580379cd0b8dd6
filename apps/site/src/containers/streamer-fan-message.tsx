import { FanMessage, type FanMessageDraft } from '@footlight/room-widgets';
import { useSentDraft } from '../data/use-sent-draft.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { fanMessageDraftFamily } from '../state/streamer-drafts.ts';

/** Writes to the own fans. What could not be sent stays, and is sent again as the same message. */
export const StreamerFanMessage = ({ username }: { username: string }) => {
  const { fanMessage } = useStreamerCalls(username);
  const form = useSentDraft<FanMessageDraft, number>(fanMessageDraftFamily(username), {
    send: ({ message, levels }, clientId) =>
      fanMessage({ client_id: clientId, levels: [...levels], message }),
    emptied: ({ levels }) => ({ message: '', levels }),
    // Other levels are more or fewer of its readers.
    isSame: (next, known) => next.message === known.message,
  });
  return <FanMessage {...form} />;
};
