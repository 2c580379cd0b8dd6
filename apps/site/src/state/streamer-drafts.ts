import { FANCLUB_LEVELS } from '@footlight/contract';
import type {
  AppDrafts,
  FanClubDraft,
  FanMessageDraft,
  FanPostDraft,
  StreamerDraft,
  TicketDraft,
} from '@footlight/room-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** Prices and rules of the own room that are not saved yet; kept through a reload of this tab. */
export const streamerDraftFamily = atomFamily((username: string) =>
  storedAtom<StreamerDraft | null>(`streamer-draft:${username}`, null, 'session'),
);

/** Terms of the own fan club that are not saved yet. */
export const fanClubDraftFamily = atomFamily((username: string) =>
  storedAtom<FanClubDraft | null>(`fan-club-draft:${username}`, null, 'session'),
);

/**
 * A message to the fans that is not sent yet. Its id is made when it is first sent and kept until it is, so that nobody
 * gets it twice.
 */
export const fanMessageDraftFamily = atomFamily((username: string) =>
  storedAtom<FanMessageDraft & { clientId: string | null }>(
    `fan-message-draft:${username}`,
    { message: '', levels: FANCLUB_LEVELS, clientId: null },
    'session',
  ),
);

/** A post for the fan club that is not there yet, with its id, as above. */
export const fanPostDraftFamily = atomFamily((username: string) =>
  storedAtom<FanPostDraft & { clientId: string | null }>(
    `fan-post-draft:${username}`,
    { text: '', level: 'supporter', mediaId: null, clientId: null },
    'session',
  ),
);

/** Whether this broadcaster was told of fan clubs on this device (spec 1 §6). */
export const isFanClubAnnouncedFamily = atomFamily((username: string) =>
  storedAtom(`fan-club-announced:${username}`, false, 'local', true),
);

/** A ticket show that is being prepared. */
export const ticketDraftFamily = atomFamily((username: string) =>
  storedAtom<TicketDraft>(
    `ticket-draft:${username}`,
    { ticket_price: 50, recording_price: 0, limited_message: '', refund_joined_minute_before_end: 5 },
    'session',
  ),
);

/** Settings of apps that are not started yet. */
export const appDraftsFamily = atomFamily((username: string) =>
  storedAtom<AppDrafts>(`app-drafts:${username}`, {}, 'session'),
);
