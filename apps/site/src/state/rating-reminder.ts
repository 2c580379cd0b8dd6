import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** When this browser last reminded of rating a broadcaster; outlives the tab, so that a day is a day. */
export const ratingReminderFamily = atomFamily((username: string) =>
  storedAtom<number | null>(`rating-reminder:${username}`, null, 'local'),
);

/** Conditions that a prompt was opened for: each opens once. */
export const ratingPromptsAtom = storedAtom<readonly string[]>('rating-prompts', [], 'local');
