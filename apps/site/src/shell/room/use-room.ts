import { roomKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';

/** A broadcaster's room (spec 2 §3). Socket events keep the cached answer up to date, so focus does not revalidate it. */
export const useRoom = (username: string) =>
  useRead(roomKey(username), {
    revalidateOnFocus: false,
    shouldRetryOnError: (error) => error.type === 'network',
  });
