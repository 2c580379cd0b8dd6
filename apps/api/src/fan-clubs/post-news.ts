import { FANCLUB_LEVELS, type FanclubLevel, fanclubPostLevels } from '@footlight/contract';
import type { EventInput } from '@footlight/contract/realtime';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { fanclubMembership, fanclubPost, user } from '../db/schema/index.ts';
import { levelOfPost, type PostRow } from './posts.ts';
import { inClub } from './store.ts';

type PostEvent = 'v3.fan_club.post_update' | 'v3.fan_club.post_thumb';

/** Likes come in bursts, and each goes to all who read: of one post they are told together. */
const LIKES_TOLD_MS = 500;

/** Tells pages that show a club what became of its posts. No words travel; nobody waits for it. */
export function createPostNews({ database: { orm }, broadcast, log }: Context) {
  const waiting = new Map<number, NodeJS.Timeout>();

  const tell = async <N extends PostEvent>(
    post: PostRow,
    levels: readonly FanclubLevel[],
    event: N,
    more: Omit<EventInput<N>, 'post_id' | 'broadcaster'>,
  ): Promise<void> => {
    const [author] = await orm.select({ name: user.username }).from(user).where(eq(user.id, post.modelId));
    if (!author) return;
    const members = await orm
      .select({ id: fanclubMembership.userId })
      .from(fanclubMembership)
      .where(inClub(post.modelId, levels, Date.now()));
    const payload = { post_id: post.id, broadcaster: author.name, ...more } as EventInput<N>;
    for (const id of [post.modelId, ...members.map((member) => member.id)])
      await broadcast.toUser(id, event, payload);
  };
  const inBackground = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'a post of a fan club was not told'));

  const tellLikes = async (id: number): Promise<void> => {
    const [post] = await orm.select().from(fanclubPost).where(eq(fanclubPost.id, id));
    if (!post || post.deletedAt !== null) return;
    const readers = fanclubPostLevels(levelOfPost(post));
    await tell(post, readers, 'v3.fan_club.post_update', { likes: post.likes });
  };

  return {
    /** `thumb`: the picture of its media item, which only those who read the post get. */
    posted(post: PostRow, thumb: string | null): void {
      const told = async () => {
        await tell(post, FANCLUB_LEVELS, 'v3.fan_club.post_update', {});
        if (thumb !== null)
          await tell(post, fanclubPostLevels(levelOfPost(post)), 'v3.fan_club.post_thumb', { thumb });
      };
      inBackground(told());
    },
    deleted: (post: PostRow): void => inBackground(tell(post, FANCLUB_LEVELS, 'v3.fan_club.post_update', {})),
    liked({ id }: PostRow): void {
      if (waiting.has(id)) return;
      const soon = () => {
        waiting.delete(id);
        inBackground(tellLikes(id));
      };
      waiting.set(id, setTimeout(soon, LIKES_TOLD_MS).unref());
    },
    close(): void {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
