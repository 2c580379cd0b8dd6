import type { AppDrafts, StreamerDraft, TicketDraft } from '@footlight/room-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** Prices and rules of the own room that are not saved yet; kept through a reload of this tab. */
export const streamerDraftFamily = atomFamily((username: string) =>
  storedAtom<StreamerDraft | null>(`streamer-draft:${username}`, null, 'session'),
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
