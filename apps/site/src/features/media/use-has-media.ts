import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

/** Whether a broadcaster has media for this visitor; false while it is not known. */
export const useHasMedia = (username: string): boolean => {
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  return data !== undefined && data.mediaList.length > 0;
};
