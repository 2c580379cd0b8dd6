import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** When this browser last reminded of rating a broadcaster; outlives the tab, so that a day is a day. */
export const ratingReminderFamily = atomFamily((username: string) =>
  storedAtom<number | null>(`rating-reminder:${username}`, null, 'local'),
);
