import type { ReadKey } from '@footlight/client';
import { PER_PAGE_PREFETCH, PER_PAGE_STEP } from '@footlight/contract';
import { atom, useAtom } from 'jotai';
import { useLocation } from 'react-router';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { openedListKey } from './first-size.ts';
import { listPageOf } from './list-page.ts';

type ListKey = ReadKey<'GET /browse/react{path}'>;

/** Entries that were asked for, by history entry: going back finds a grown list as it was. */
const grownAtom = atom<Readonly<Record<string, number>>>({});

/**
 * A browse list (spec 3 §4), or the page of it that the address names: grows by 60 at its end and by 30 when the reader comes within 10 entries of it, keeps its
 * entries until the longer list is there, and is not read again by itself.
 */
export const useBrowse = (path: string, filter?: Parameters<typeof browseKey>[2]) => {
  const { language } = useBoot();
  const { key: entry, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = listPageOf(query);
  const [allGrown, setGrown] = useAtom(grownAtom);
  const grown = allGrown[entry];
  const first: ListKey = filter ? browseKey(path, language, filter) : openedListKey(path, language, query);
  const key = grown === undefined ? first : browseKey(path, language, { ...filter, perPage: String(grown) });
  const { data, error, isLoading, isValidating, mutate } = useRead(key, {
    keepPreviousData: grown !== undefined,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  // The platform gives no longer list: the others are on its pages.
  const isLongest =
    grown !== undefined && !isValidating && data !== undefined && data.userList.length < grown;
  // A page of the list does not grow: the next one is a link.
  const hasMore = page === 1 && data !== undefined && data.userList.length < data.totalCount && !isLongest;
  const growBy = (step: number) => {
    if (!hasMore || isValidating) return;
    setGrown({ ...allGrown, [entry]: Math.max(grown ?? 0, data.perPageCount) + step });
  };
  return {
    page,
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
