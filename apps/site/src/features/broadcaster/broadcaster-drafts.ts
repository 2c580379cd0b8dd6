import type {
  BroadcasterDraft,
  BroadcasterGroup,
  RoomSetupDraft,
  TicketDraft,
} from '@footlight/room-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

const rulesDrafts = atomFamily((name: string) =>
  storedAtom<Partial<BroadcasterDraft> | null>(`broadcaster-draft:${name}`, null, 'session'),
);

/** Unsaved prices or rules of one group, in the broadcaster's own room; kept over a reload of this tab. */
export const roomRulesDraftFamily = (username: string, group: BroadcasterGroup) =>
  rulesDrafts(`${username}:${group}`);

/** Unsaved topic, tags and price in the studio. */
export const roomSetupDraftFamily = atomFamily((username: string) =>
  storedAtom<RoomSetupDraft | null>(`room-setup:${username}`, null, 'session'),
);

/** Whether this broadcaster has seen the announcement of fan clubs on this device (spec 1 §6). */
export const isFanClubAnnouncedFamily = atomFamily((username: string) =>
  storedAtom(`fan-club-announced:${username}`, false, 'local', true),
);

/** The unsaved draft of a ticket show. */
export const ticketDraftFamily = atomFamily((username: string) =>
  storedAtom<TicketDraft>(
    `ticket-draft:${username}`,
    { ticket_price: 50, recording_price: 0, limited_message: '', refund_joined_minute_before_end: 5 },
    'session',
  ),
);
