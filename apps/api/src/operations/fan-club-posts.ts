import { hasRoom, isExplicit, listsExplicit } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { createPostNews } from '../fan-clubs/post-news.ts';
import { deletePost, likePost, placePost, postsPage } from '../fan-clubs/posts.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { findRoom } from '../rooms/rooms.ts';
import { mediaUrl } from '../views/art.ts';

/** The posts of fan clubs: reading, posting, deleting, liking (spec 1 §6). */
export function registerFanClubPosts(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const posting = createLimit(app, context, 10, 3_600_000);
  const liking = createLimit(app, context, 60, 60_000);
  const news = createPostNews(context);
  app.addHook('onClose', async () => news.close());

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
    const { post, item, isNew } = await placePost(orm, me, {
      clientId: body.client_id,
      level: body.level,
      text: body.text,
      mediaId: body.media_id,
    });
    if (isNew) news.posted(post, item && mediaUrl(item.artSeed));
    return { status: 1, post_id: post.id };
  });

  registerOperation(
    app,
    context,
    'POST /user/fanclub/post/{id}/delete',
    async ({ params, viewer, request }) => {
      await liking.take(request, `fanclub posts ${viewer.user.id}`);
      const gone = await deletePost(orm, viewer.user.id, Number(params.id));
      if (gone) news.deleted(gone);
      return { status: 1 };
    },
  );

  registerOperation(
    app,
    context,
    'POST /fanclub/post/{id}/like',
    async ({ params, body, viewer, request }) => {
      await liking.take(request, `fanclub posts ${viewer.user.id}`);
      const { post, isChanged } = await likePost(orm, viewer.user.id, Number(params.id), body.like);
      if (isChanged) news.liked(post);
      return { status: 1, likes: post.likes, is_liked: body.like };
    },
  );
}
