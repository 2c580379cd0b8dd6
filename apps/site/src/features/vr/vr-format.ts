import type { VrFormat } from '@footlight/contract';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The picture format that the viewer has chosen for a room; null: as streamed. */
export const vrFormatFamily = atomFamily((username: string) =>
  storedAtom<VrFormat | null>(`vr-format:${username}`, null, 'local'),
);

/** The assumed format of a stream that does not name one. */
export const PLAIN_FORMAT: VrFormat = { projection: '180', layout: 'mono' };
