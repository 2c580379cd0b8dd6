import type { AppDrafts } from '@footlight/room-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Settings of room apps that are not installed yet. */
export const appDraftsFamily = atomFamily((username: string) =>
  storedAtom<AppDrafts>(`app-drafts:${username}`, {}, 'session'),
);
