import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Recordings of ticket shows that have arrived in this visit: their address by the broadcaster's username. */
export const readyRecordingsAtom = storedAtom<Readonly<Record<string, string>>>(
  'ready-recordings',
  {},
  'session',
);
