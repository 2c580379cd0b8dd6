import type { ApiError } from '@footlight/client';
import { roomKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';

/** A broadcaster's room (spec 2 §3). Socket events keep the cached answer up to date, so focus does not revalidate it. */
export const useRoom = (username: string) =>
  useRead(roomKey(username), {
    revalidateOnFocus: false,
    // No answer, or a platform that is away: reading again can help.
    shouldRetryOnError: ({ status }: ApiError) => status < 1 || status > 499,
  });
