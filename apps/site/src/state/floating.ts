import { atom } from 'jotai';
import type { ComponentType } from 'react';

/**
 * The room whose picture goes on in the corner of other pages, and what draws it: the room's own page brings that, so
 * that pages that nobody came to from a room know nothing of it. Null for none.
 */
export const floatingAtom = atom<{ username: string; Player: ComponentType<{ username: string }> } | null>(
  null,
);
