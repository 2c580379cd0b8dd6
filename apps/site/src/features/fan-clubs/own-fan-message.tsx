import { FanMessage, type FanMessageDraft } from '@footlight/room-widgets';
import { useSentDraft } from '../../shell/forms/use-sent-draft.ts';
import { fanMessageDraftFamily } from './fan-club-drafts.ts';
import { useOwnFanClub } from './use-own-fan-club.ts';

/** Sends a message to fans. A message that could not be sent is kept and sent again under the same id. */
export const OwnFanMessage = ({ username }: { username: string }) => {
  const { sendMessage } = useOwnFanClub(username);
  const form = useSentDraft<FanMessageDraft, number>(fanMessageDraftFamily(username), {
    send: ({ message, levels }, clientId) =>
      sendMessage({ client_id: clientId, levels: [...levels], message }),
    emptied: ({ levels }) => ({ message: '', levels }),
    // Other levels only change the readers.
    isSame: (next, known) => next.message === known.message,
  });
  return <FanMessage {...form} />;
};
