import multipart from '@fastify/multipart';
import { AVATAR_LIMITS, AVATAR_PATH } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawAvatar, dropAvatar, keepAvatar } from '../features/account/avatars.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Reads the one file of a call, into memory: the limit is small. */
async function fileOf(request: FastifyRequest): Promise<{ bytes: Buffer; type: string }> {
  if (!request.isMultipart()) throw new ApiError('avatar_count');
  let file: { bytes: Buffer; type: string } | null = null;
  try {
    for await (const part of request.files()) file = { bytes: await part.toBuffer(), type: part.mimetype };
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new ApiError('avatar_too_large');
    if (codeOf(error) === 'FST_FILES_LIMIT') throw new ApiError('avatar_count');
    throw new ApiError('invalid_input');
  }
  if (!file || file.bytes.length === 0) throw new ApiError('avatar_count');
  return file;
}

/** Profile pictures (spec 1 §5). In a scope of its own, because no other call takes a form with files. */
export async function registerAvatars(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000, fileSize: AVATAR_LIMITS.bytes },
  });
  const uploads = createLimit(context, 10, 10 * 60_000);

  registerOperation(app, context, 'POST /avatar/upload', async ({ viewer, request }) => {
    const { id } = viewer.user;
    await uploads.take(request, `avatar ${id}`);
    const { bytes, type } = await fileOf(request);
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
