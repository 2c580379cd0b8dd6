import type { FastifyInstance } from 'fastify';
import {
  drawOrderPicture,
  dropUnsentPicture,
  keepPicture,
  readPicture,
} from '../features/orders/pictures.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { sendPrivatePicture } from '../kernel/http/private-picture.ts';
import { acceptUploads, uploadedFile } from '../kernel/http/uploads.ts';
import { lacksAgeProof } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

const NAME = /^[\w-]{22}$/;

/** Pictures to be rated (spec 3 §2). In a scope of its own: no other call takes a form with files. */
export async function registerRatingPictures(app: FastifyInstance, context: Context): Promise<void> {
  const { database, signer, options, work, now } = context;
  await acceptUploads(app);
  const uploads = createLimit(context, 'content-ratings-picture:uploads', 20, 10 * 60_000);

  registerOperation(app, context, 'POST /dickratings/picture', async ({ viewer, request }) => {
    const { id } = viewer.user;
    await uploads.take(request, `order picture ${id}`);
    const { bytes, type } = await uploadedFile(request);
    const drawn = await drawOrderPicture(bytes, type);
    const picture = await work.run(async (unit) => {
      const kept = await keepPicture(unit.tx, id, drawn, now());
      unit.toUser(id, 'v3.media.encoded', { type: 'dickrating_media_picture', url: kept.url });
      return kept;
    });
    return { status: 1, picture };
  });

  registerOperation(app, context, 'POST /dickratings/picture/remove', async ({ viewer, request }) => {
    await uploads.take(request, `order picture ${viewer.user.id}`);
    await work.run((unit) => dropUnsentPicture(unit.tx, viewer.user.id));
    return { status: 1 };
  });

  app.get<{ Params: { name: string } }>('/orders/picture/:name', async (request, reply) => {
    const viewer = await viewerOf(database.orm, signer, sessionCookie(request, options));
    const found =
      viewer.user !== null && NAME.test(request.params.name)
        ? await readPicture(database.orm, request.params.name, viewer.user.id, now())
        : null;
    // Nobody has to verify their age for a picture of their own.
    const isClosed = !found || (await lacksAgeProof(context, { viewer, request }, found.senderId));
    return sendPrivatePicture(reply, isClosed ? null : found.data);
  });
}
