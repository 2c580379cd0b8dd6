import { readKey } from '@footlight/client';
import type { FanclubPostContent } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';

/** The loaded posts of a fan club, newest first. */
export type FanPosts = CallAnswer<'GET /user/{username}/fanclub/posts'>;

/** Not in `keys.ts`, so that other pages do not load it. */
export const fanPostsKey = (username: string) =>
  readKey('GET /user/{username}/fanclub/posts', { params: { username }, query: {} });

/** Updates a cached post that the user may read. */
export const withContent = (
  page: FanPosts | undefined,
  postId: number,
  change: (content: FanclubPostContent) => Partial<FanclubPostContent>,
): FanPosts | undefined =>
  page && {
    ...page,
    posts: page.posts.map((post) =>
      post.id === postId && post.content
        ? { ...post, content: { ...post.content, ...change(post.content) } }
        : post,
    ),
  };
