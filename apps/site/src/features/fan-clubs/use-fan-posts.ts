import type { ApiError } from '@footlight/client';
import { useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { type FanPosts, fanPostsKey, withContent } from '../../shell/api/fan-post-keys.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';

/** The posts of a fan club. A revalidation reads as far back as posts are shown. */
export const useFanPosts = (username: string) => {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const errorToast = useErrorToast();
  const key = fanPostsKey(username);
  const name = unstable_serialize(key);
  const ask = (before?: number): Promise<FanPosts> =>
    api('GET /user/{username}/fanclub/posts', {
      params: { username },
      query: before === undefined ? {} : { before: String(before) },
    });
  const askOlder = async (page: FanPosts): Promise<FanPosts> => {
    const older = await ask(page.posts.at(-1)?.id);
    return { ...older, posts: [...page.posts, ...older.posts] };
  };
  const { data, error, isValidating } = useSWR<FanPosts, ApiError>(
    key,
    async () => {
      const known = cache.get(name)?.data as FanPosts | undefined;
      const oldest = known?.posts.at(-1)?.id ?? Number.POSITIVE_INFINITY;
      let page = await ask();
      while (page.has_more && (page.posts.at(-1)?.id ?? 0) > oldest) page = await askOlder(page);
      return page;
    },
    // SWR discards an answer that a local change (a like, older posts) has overtaken: read again.
    { onDiscarded: () => cache.get(name)?.isValidating || void mutate(key) },
  );
  const [older, setOlder] = useState<{ isAsking: boolean; error?: unknown }>({ isAsking: false });
  const [deletingId, setDeletingId] = useState<number | null>(null);
  const liking = useRef(new Set<number>());
  const failed = (problem: unknown) => errorToast(problem);
  const change = (update: (page: FanPosts | undefined) => FanPosts | undefined) =>
    mutate<FanPosts>(key, update, { revalidate: false });

  const loadOlder = async (): Promise<void> => {
    const last = data?.posts.at(-1)?.id;
    if (last === undefined || older.isAsking) return;
    setOlder({ isAsking: true });
    try {
      const page = await ask(last);
      // A revalidation may have read further back in the meantime.
      const isNew = ({ id }: { id: number }) => id < last;
      await change(
        (known) =>
          known && {
            ...page,
            posts: [...known.posts.filter(({ id }) => id >= last), ...page.posts.filter(isNew)],
          },
      );
      setOlder({ isAsking: false });
    } catch (problem) {
      setOlder({ isAsking: false, error: problem });
    }
  };

  return {
    posts: data?.posts,
    hasMore: data?.has_more ?? false,
    isAsking: older.isAsking || (isValidating && !data),
    error: data ? older.error : error,
    deletingId,
    loadOlder: () => void loadOlder(),
    retry: () => void (data ? loadOlder() : mutate(key)),
    /** The platform returns the count. A second click during a request does nothing. */
    async like(id: number, like: boolean): Promise<void> {
      if (liking.current.has(id)) return;
      liking.current.add(id);
      try {
        const { likes, is_liked } = await api('POST /fanclub/post/{id}/like', {
          params: { id: String(id) },
          body: { like },
        });
        await change((page) => withContent(page, id, () => ({ likes, is_liked })));
      } catch (problem) {
        failed(problem);
        // The post may be deleted, or the reader's membership over.
        void mutate(key);
      } finally {
        liking.current.delete(id);
      }
    },
    async remove(id: number): Promise<void> {
      if (deletingId !== null) return;
      setDeletingId(id);
      try {
        await api('POST /user/fanclub/post/{id}/delete', { params: { id: String(id) } });
        await change((page) => page && { ...page, posts: page.posts.filter((post) => post.id !== id) });
      } catch (problem) {
        failed(problem);
      } finally {
        setDeletingId(null);
      }
    },
  };
};
