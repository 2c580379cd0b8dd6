import { FANCLUB_LEVELS, type FanclubLevel, fanclubPostLevels } from '@footlight/contract';
import type { EventInput } from '@footlight/contract/realtime';
import { eq } from 'drizzle-orm';
import type { KernelContext } from '../../kernel/context.ts';
import { fanclubMembership, fanclubPost, user } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { levelOfPost, type PostRow } from './posts.ts';
import { inClub } from './store.ts';

type PostEvent = 'v3.fan_club.post_update' | 'v3.fan_club.post_thumb';

/** Likes come in bursts, and each would go to all readers: likes of one post are published together. */
const LIKES_EVERY_MS = 500;

/** Publishes to the pages that show a club which post changed, without its text. */
async function publishPost<N extends PostEvent>(
  unit: UnitOfWork,
  post: PostRow,
  levels: readonly FanclubLevel[],
  event: N,
  more: Omit<EventInput<N>, 'post_id' | 'broadcaster'>,
): Promise<void> {
  const { tx } = unit;
  const [author] = await tx.select({ name: user.username }).from(user).where(eq(user.id, post.modelId));
  if (!author) return;
  const members = await tx
    .select({ id: fanclubMembership.userId })
    .from(fanclubMembership)
    .where(inClub(post.modelId, levels, Date.now()));
  const payload = { post_id: post.id, broadcaster: author.name, ...more } as EventInput<N>;
  for (const id of [post.modelId, ...members.map((member) => member.id)]) unit.toUser(id, event, payload);
}

/** `thumb`: the picture of the post's media item, sent only to users who may read the post. */
export async function publishPosted(unit: UnitOfWork, post: PostRow, thumb: string | null): Promise<void> {
  await publishPost(unit, post, FANCLUB_LEVELS, 'v3.fan_club.post_update', {});
  if (thumb === null) return;
  await publishPost(unit, post, fanclubPostLevels(levelOfPost(post)), 'v3.fan_club.post_thumb', { thumb });
}

export const publishDeleted = (unit: UnitOfWork, post: PostRow): Promise<void> =>
  publishPost(unit, post, FANCLUB_LEVELS, 'v3.fan_club.post_update', {});

/** Publishes the likes of posts in batches. */
export function createLikeEvents({ work, log }: Pick<KernelContext, 'work' | 'log'>) {
  const waiting = new Map<number, NodeJS.Timeout>();
  const publishLikes = (id: number): Promise<void> =>
    work.run(async (unit) => {
      const [post] = await unit.tx.select().from(fanclubPost).where(eq(fanclubPost.id, id));
      if (!post || post.deletedAt !== null) return;
      const levels = fanclubPostLevels(levelOfPost(post));
      await publishPost(unit, post, levels, 'v3.fan_club.post_update', { likes: post.likes });
    });
  return {
    changed(id: number): void {
      if (waiting.has(id)) return;
      const soon = () => {
        waiting.delete(id);
        publishLikes(id).catch((error: unknown) =>
          log.error(
            { err: error, post: id },
            'likes of a fan club post not published; the next like publishes the new count',
          ),
        );
      };
      waiting.set(id, setTimeout(soon, LIKES_EVERY_MS).unref());
    },
    close(): void {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
