import type { CallAnswer } from '@footlight/contract/operations';
import { useRead } from '../../shell/api/use-read.ts';
import { toyKey } from './toy-keys.ts';

/** The toy of a room. Read again while a turn runs, because only the start of a turn is published. */
export const useToy = (username: string) =>
  useRead(toyKey(username), {
    revalidateOnFocus: false,
    refreshInterval: (toy?: CallAnswer<'GET /toys/{username}'>) => (toy && toy.seconds_left > 0 ? 3_000 : 0),
  });
