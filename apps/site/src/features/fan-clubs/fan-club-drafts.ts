import { FANCLUB_LEVELS } from '@footlight/contract';
import type { FanClubDraft, FanMessageDraft, FanPostDraft } from '@footlight/room-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Unsaved terms of the broadcaster's own fan club. */
export const fanClubDraftFamily = atomFamily((username: string) =>
  storedAtom<FanClubDraft | null>(`fan-club-draft:${username}`, null, 'session'),
);

/**
 * An unsent message to fans. Its id is created at the first attempt and kept until it succeeds, so that fans get it
 * only once.
 */
export const fanMessageDraftFamily = atomFamily((username: string) =>
  storedAtom<FanMessageDraft & { clientId: string | null }>(
    `fan-message-draft:${username}`,
    { message: '', levels: FANCLUB_LEVELS, clientId: null },
    'session',
  ),
);

/** An unsent fan club post, with an id like that of a message. */
export const fanPostDraftFamily = atomFamily((username: string) =>
  storedAtom<FanPostDraft & { clientId: string | null }>(
    `fan-post-draft:${username}`,
    { text: '', level: 'supporter', mediaId: null, clientId: null },
    'session',
  ),
);
