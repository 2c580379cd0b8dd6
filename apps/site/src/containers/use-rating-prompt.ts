import { type RatingOccasion, type Room, ratingPrompt } from '@footlight/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useModals } from '../modals/modals.ts';
import { ratingPromptsAtom } from '../state/rating-reminder.ts';

const KEPT = 50;

/** Asks for a rating after a show, when the rules say so and it was not asked before (spec 2 §4). */
export const useRatingPrompt = () => {
  const modals = useModals();
  const store = useStore();
  return useCallback(
    (room: Room, occasion: Exclude<RatingOccasion, { kind: 'tipped' }>): void => {
      const { username, displayName } = room.user;
      const key = ratingPrompt(username, occasion, room.viewer);
      const asked = store.get(ratingPromptsAtom);
      if (key === null || asked.includes(key)) return;
      store.set(ratingPromptsAtom, [...asked, key].slice(-KEPT));
      void modals.open('rating', { username, displayName });
    },
    [modals, store],
  );
};
