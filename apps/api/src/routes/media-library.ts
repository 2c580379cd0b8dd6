import { UPLOAD_PATH } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createItem, deleteFile, deleteItem, libraryPage } from '../features/media/library/library.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import { ApiError } from '../kernel/api-error.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { checkCsrf, registerOperation } from '../kernel/http/operation.ts';
import { publishMediaChange } from '../kernel/rooms/media-change.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** A broadcaster's library (spec 3 §6). */
export function registerMediaLibrary(app: FastifyInstance, context: Context): void {
  const { database, work, uploads, encoding } = context;
  const { orm } = database;
  const limit = createLimit(context, 'media-library', 300, 60_000);

  /** @throws ApiError `forbidden` for people without a room */
  const ownRoom = async (username: string): Promise<RoomRow> => {
    const room = await findRoom(orm, username);
    if (!room) throw new ApiError('forbidden');
    return room;
  };

  registerOperation(app, context, 'GET /studio/media', async ({ viewer, query }) => {
    const room = await ownRoom(viewer.user.username);
    const page = await libraryPage(orm, room.user, Number(query.page ?? 1));
    return { ...page, takes_videos: await encoding.takesVideos() };
  });

  registerOperation(app, context, 'POST /studio/media', async ({ viewer, body, request }) => {
    await limit.take(request, `library ${viewer.user.id}`);
    const room = await ownRoom(viewer.user.username);
    if (body.kind === 'video' && !(await encoding.takesVideos())) throw new ApiError('unavailable');
    return { item: await createItem(orm, room, body) };
  });

  registerOperation(app, context, 'DELETE /studio/media/{id}', async ({ viewer, params, request }) => {
    await limit.take(request, `library ${viewer.user.id}`);
    await work.run(async (unit) => {
      await deleteItem(unit.tx, viewer.user.id, Number(params.id), context.now());
      publishMediaChange(unit, viewer.user);
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'DELETE /studio/media/file/{file}', async ({ viewer, params, request }) => {
    await limit.take(request, `library ${viewer.user.id}`);
    await work.run(async (unit) => {
      await deleteFile(unit.tx, viewer.user.id, params.file);
      publishMediaChange(unit, viewer.user);
    });
    await uploads.drop(params.file);
    return { status: 1 };
  });
}

/** Receives files by the tus protocol, in a scope of its own: it reads the body itself. */
export async function registerUploads(app: FastifyInstance, context: Context): Promise<void> {
  const { database, signer, options, uploads } = context;
  const limit = createLimit(context, 'media-library:uploads', 1_200, 60_000);
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  /** The same checks as those of other calls, for each request of an upload. */
  const userOf = async (request: FastifyRequest): Promise<number> => {
    const viewer = await viewerOf(database.orm, signer, sessionCookie(request, options));
    if (!viewer.user) throw new ApiError('login_required');
    checkCsrf(context, viewer, request);
    if (isSuspended(viewer.user, Date.now())) throw new ApiError('account_suspended');
    await limit.take(request, `upload ${viewer.user.id}`);
    return viewer.user.id;
  };

  const path = UPLOAD_PATH.slice('/api/v1'.length);
  for (const [method, url] of [
    ['POST', path],
    ['HEAD', `${path}/:id`],
    ['PATCH', `${path}/:id`],
  ] as const) {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const userId = await userOf(request);
        reply.hijack();
        reply.raw.setHeader('x-content-type-options', 'nosniff');
        reply.raw.setHeader('cache-control', 'no-store');
        await uploads.handle(userId, request.raw, reply.raw);
      },
    });
  }
}
