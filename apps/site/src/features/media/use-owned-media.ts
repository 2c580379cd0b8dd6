import { useMemo } from 'react';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** Ids of the media that the viewer owns. */
export const useOwnedMedia = (): ReadonlySet<number> => {
  const { data } = useCurrentUser();
  return useMemo(() => new Set(data?.media_ids ?? []), [data]);
};
