import { VERSUS_SECONDS } from '@footlight/contract';
import type { VersusDraft } from '@footlight/site-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The invitation that the broadcaster writes; kept over a reload of this tab. */
export const versusDraftFamily = atomFamily((username: string) =>
  storedAtom<VersusDraft>(
    `versus-draft:${username}`,
    { username: '', seconds: VERSUS_SECONDS[1], autoRestart: false },
    'session',
  ),
);
