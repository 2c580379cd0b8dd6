import { hasRoom, isExplicit, listsExplicit } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { createLikeEvents, publishDeleted, publishPosted } from '../features/fan-clubs/post-events.ts';
import { deletePost, likePost, placePost, postsPage } from '../features/fan-clubs/posts.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { mediaUrl } from '../kernel/pictures.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** The posts of fan clubs: reading, posting, deleting, liking (spec 1 §6). */
export function registerFanClubPosts(app: FastifyInstance, context: Context): void {
  const { work } = context;
  const { orm } = context.database;
  const posting = createLimit(context, 'fan-clubs-posts:posting', 10, 3_600_000);
  const liking = createLimit(context, 'fan-clubs-posts:liking', 60, 60_000);
  const likes = createLikeEvents(context);
  app.addHook('onClose', async () => likes.close());

  registerOperation(
    app,
    context,
    'GET /user/{username}/fanclub/posts',
    async ({ params, query, viewer, request }) => {
      const room = await findRoom(orm, params.username);
      const { site } = await context.sites.of(request);
      if (!room || !hasRoom(site, room.model.tags)) throw new ApiError('user_not_found');
      return postsPage(orm, room, {
        userId: viewer.user?.id ?? null,
        before: query.before === undefined ? null : Number(query.before),
        showsMedia: listsExplicit(site) || !isExplicit(room.model.tags),
        now: Date.now(),
      });
    },
  );

  registerOperation(app, context, 'POST /user/fanclub/post', async ({ viewer, body, request }) => {
    const me = viewer.user;
    await posting.take(request, `fanclub post ${me.id}`);
    if (!(await findRoom(orm, me.username))) throw new ApiError('forbidden');
    const wanted = {
      clientId: body.client_id,
      level: body.level,
      text: body.text,
      mediaId: body.media_id,
    };
    return work.run(async (unit) => {
      const { post, item, isNew } = await placePost(unit.tx, me, wanted);
      if (isNew) await publishPosted(unit, post, item && mediaUrl(item.artSeed));
      return { status: 1, post_id: post.id };
    });
  });

  registerOperation(
    app,
    context,
    'POST /user/fanclub/post/{id}/delete',
    async ({ params, viewer, request }) => {
      await liking.take(request, `fanclub posts ${viewer.user.id}`);
      await work.run(async (unit) => {
        const deleted = await deletePost(unit.tx, viewer.user.id, Number(params.id));
        if (deleted) await publishDeleted(unit, deleted);
      });
      return { status: 1 };
    },
  );

  registerOperation(
    app,
    context,
    'POST /fanclub/post/{id}/like',
    async ({ params, body, viewer, request }) => {
      await liking.take(request, `fanclub posts ${viewer.user.id}`);
      const { post, isChanged } = await work.run(({ tx }) =>
        likePost(tx, viewer.user.id, Number(params.id), body.like),
      );
      if (isChanged) likes.changed(post.id);
      return { status: 1, likes: post.likes, is_liked: body.like };
    },
  );
}
