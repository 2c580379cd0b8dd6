import multipart from '@fastify/multipart';
import { AVATAR_LIMITS } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

/** Lets the calls of a scope take a form with one picture. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000, fileSize: AVATAR_LIMITS.bytes },
  });
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Reads the one file of a call, into memory: the limit is small.
 *
 * @throws ApiError avatar_count, avatar_too_large, invalid_input
 */
export async function uploadedFile(request: FastifyRequest): Promise<{ bytes: Buffer; type: string }> {
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
