import { roomKey } from './keys.ts';
import { useRead } from './use-read.ts';

/** A broadcaster's room (spec 2 §3). Its socket keeps the cached answer true, so focus asks nothing. */
export const useRoom = (username: string) =>
  useRead(roomKey(username), {
    revalidateOnFocus: false,
    shouldRetryOnError: (error) => error.type === 'network',
  });
