import { PER_PAGE_PREFETCH, PER_PAGE_STEP } from '@footlight/contract';
import type { ReadKey } from '@footlight/contract/client';
import { atom, useAtom } from 'jotai';
import { useLocation } from 'react-router';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { firstListKey } from './first-size.ts';

type ListKey = ReadKey<'GET /browse/react{path}'>;

/** Entries that were asked for, by history entry: going back finds a grown list as it was. */
const grownAtom = atom<Readonly<Record<string, number>>>({});

/**
 * A browse list (spec 3 §4): grows by 60 at its end and by 30 when the reader comes within 10 entries of it, keeps its
 * entries until the longer list is there, and is not read again by itself.
 */
export const useBrowse = (path: string, filter?: Parameters<typeof browseKey>[2]) => {
  const { language } = useBoot();
  const { key: entry } = useLocation();
  const [allGrown, setGrown] = useAtom(grownAtom);
  const grown = allGrown[entry];
  const first: ListKey = filter ? browseKey(path, language, filter) : firstListKey(path, language);
  const key = grown === undefined ? first : browseKey(path, language, { ...filter, perPage: String(grown) });
  const { data, error, isLoading, isValidating, mutate } = useRead(key, {
    keepPreviousData: grown !== undefined,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const hasMore = data !== undefined && data.userList.length < data.totalCount;
  const growBy = (step: number) => {
    if (!hasMore || isValidating) return;
    setGrown({ ...allGrown, [entry]: Math.max(grown ?? 0, data.perPageCount) + step });
  };
  return {
    data,
    error,
    isLoading,
    hasMore,
    isGrowing: grown !== undefined && isValidating,
    grow: () => growBy(PER_PAGE_STEP),
    prefetch: () => growBy(PER_PAGE_PREFETCH.step),
    retry: () => mutate(),
  };
};
