import { AVATAR_PATH } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { drawAvatar, dropAvatar, keepAvatar } from '../features/account/avatars.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { acceptUploads, uploadedFile } from '../kernel/http/uploads.ts';
import type { Context } from './context.ts';

/** Profile pictures (spec 1 §5). In a scope of its own, because no other call takes a form with files. */
export async function registerAvatars(app: FastifyInstance, context: Context): Promise<void> {
  await acceptUploads(app);
  const uploads = createLimit(context, 'account-settings-avatar:uploads', 10, 10 * 60_000);

  registerOperation(app, context, 'POST /avatar/upload', async ({ viewer, request }) => {
    const { id } = viewer.user;
    await uploads.take(request, `avatar ${id}`);
    const { bytes, type } = await uploadedFile(request);
    const drawn = await drawAvatar(bytes, type);
    const name = await context.work.run((unit) => keepAvatar(unit.tx, id, drawn));
    return { status: 1, user: { avatar: AVATAR_PATH + name } };
  });

  registerOperation(app, context, 'POST /avatar/remove', async ({ viewer, request }) => {
    const { id } = viewer.user;
    await uploads.take(request, `avatar ${id}`);
    await context.work.run((unit) => dropAvatar(unit.tx, id));
    return { status: 1, user: { avatar: null } };
  });
}
