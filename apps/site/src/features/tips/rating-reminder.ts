import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/**
 * When this browser last reminded the viewer to rate a broadcaster. Outlives the tab, so that there is one reminder a
 * day.
 */
export const ratingReminderFamily = atomFamily((username: string) =>
  storedAtom<number | null>(`rating-reminder:${username}`, null, 'local'),
);
