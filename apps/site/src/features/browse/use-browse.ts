import { PER_PAGE, PER_PAGE_STEP } from '@footlight/contract';
import { useState } from 'react';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';

/** Milliseconds between reads of a visible browse list, because statuses and viewer counts change. */
const REFRESH_EVERY = 30_000;

/** A browse list that grows by 60 (spec 3 §4) and keeps the current items until the longer list has loaded. */
export const useBrowse = (path: string) => {
  const { language } = useBoot();
  const [grown, setGrown] = useState({ path, perPage: PER_PAGE.desktop as number });
  const perPage = grown.path === path ? grown.perPage : PER_PAGE.desktop;
  const { data, error, isLoading, isValidating, mutate } = useRead(
    browseKey(path, language, perPage === PER_PAGE.desktop ? undefined : perPage),
    { keepPreviousData: grown.path === path, refreshInterval: REFRESH_EVERY, revalidateIfStale: false },
  );
  const hasMore = data !== undefined && data.userList.length < data.totalCount;
  return {
    data,
    error,
    isLoading,
    hasMore,
    isGrowing:
      isValidating && data !== undefined && data.userList.length < Math.min(perPage, data.totalCount),
    grow: () => hasMore && setGrown({ path, perPage: perPage + PER_PAGE_STEP }),
    retry: () => mutate(),
  };
};
