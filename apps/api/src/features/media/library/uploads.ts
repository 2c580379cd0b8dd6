import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  cleanLine,
  ERRORS,
  type ErrorType,
  problemOf,
  UPLOAD_LIMITS,
  UPLOAD_PATH,
} from '@footlight/contract';
import { FileStore } from '@tus/file-store';
import { Server, ERRORS as TUS_ERRORS } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../kernel/api-error.ts';
import { openDataFolder } from '../../../kernel/data-folder.ts';
import type { Orm } from '../../../kernel/db/database.ts';
import { DISK_RESERVE, freeBytes } from '../../../kernel/storage/disk-watch.ts';
import { isDiskFull } from '../../../kernel/storage/outside-fault.ts';
import { expireUploads, neededFiles, ownUpload, registerUpload, uploadReceived } from './upload-rows.ts';

/** A file without a row is deleted after this time: its row is written first. */
const ORPHAN_MS = 3_600_000;

/** With less than this (bytes) a failed write is blamed on the disk. */
const FULL = 64 * 1024 * 1024;

const UPLOAD_ID = /^[\w-]{22}$/;

/** An answer that clients read as they read any other failed call. */
const refusal = (errorType: ErrorType) => ({
  status_code: ERRORS[errorType].status,
  body: JSON.stringify(problemOf(errorType, UPLOAD_PATH)),
});

const metaNumber = (value: string | null | undefined): number => {
  const text = value ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
};

export interface UploadsParts {
  orm: Orm;
  folder: string;
  log: FastifyBaseLogger;
  now(): number;
  /** Bytes that stay free for everything else; for tests. */
  reserve?: number | undefined;
}

/**
 * Receives files by the tus protocol: an upload continues at its offset after a cut, also in another browser. The
 * incomplete file is in a folder of this machine, which all processes must share.
 */
export function createUploads({ orm, folder, log, now, reserve = DISK_RESERVE }: UploadsParts) {
  openDataFolder(folder);
  /** The user of each request, whose rights were checked before tus sees it. */
  const users = new WeakMap<object, number>();
  const userOf = (request: { runtime?: { node?: { req: object } | undefined } | undefined }): number => {
    const raw = request.runtime?.node?.req;
    const userId = raw && users.get(raw);
    if (userId === undefined) throw refusal('login_required');
    return userId;
  };
  const pathOf = (id: string): string => join(folder, id);

  const server = new Server({
    path: UPLOAD_PATH,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    // Only the site's own pages upload.
    allowedOrigins: [],
    maxSize: UPLOAD_LIMITS.bytes.video,
    namingFunction: () => randomBytes(16).toString('base64url'),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const row = UPLOAD_ID.test(id) ? await ownUpload(orm, userOf(request), id) : null;
      // Nobody learns whether another person's upload exists.
      if (!row) throw refusal('not_found');
    },
    async onUploadCreate(request, upload) {
      const { id, size, metadata } = upload;
      if (size === undefined) throw refusal('invalid_input');
      if ((await freeBytes(folder)) < size + reserve) throw refusal('upload_no_space');
      // Cutting may leave half a character, which no column stores.
      const cut = cleanLine(metadata?.filename ?? '').slice(0, UPLOAD_LIMITS.name);
      const name = Buffer.from(cut).toString();
      const asked = { id, mediaId: metaNumber(metadata?.item), name, size };
      await orm.transaction((tx) => registerUpload(tx, userOf(request), asked, now()));
      return { metadata: {} };
    },
    async onUploadFinish(_request, upload) {
      await uploadReceived(orm, upload.id, upload.offset);
      return {};
    },
    async onResponseError(request, error) {
      if (error instanceof ApiError) return refusal(error.errorType);
      // The store's own error hides the system's, unless that one is faster.
      const isFull =
        isDiskFull(error) || (error === TUS_ERRORS.FILE_WRITE_ERROR && (await freeBytes(folder)) < FULL);
      if (isFull) {
        log.error({ folder }, 'upload stopped: the disk is full');
        return refusal('upload_no_space');
      }
      if (!('status_code' in error))
        log.error({ err: error, method: request.method }, 'upload request failed');
      return 'status_code' in error ? undefined : refusal('internal');
    },
  });

  const drop = async (id: string): Promise<void> => {
    await Promise.all([
      rm(pathOf(id), { force: true, recursive: true }),
      rm(pathOf(`${id}.json`), { force: true }),
    ]);
  };

  return {
    pathOf,
    /** Serves one request of a user whose rights were checked. */
    async handle(userId: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
      users.set(request, userId);
      await server.handle(request, response);
    },
    /** Deletes the file as it was uploaded. */
    drop,
    /**
     * Deletes uploads that were not completed in time and files that no row needs, and completes those whose last answer was
     * lost with its process.
     */
    async step(): Promise<void> {
      await expireUploads(orm, now());
      const names = (await readdir(folder)).filter((name) => UPLOAD_ID.test(name));
      const needed = await neededFiles(orm, names);
      for (const id of names) {
        const facts = await stat(pathOf(id)).catch(() => null);
        if (facts === null) continue;
        if (needed.has(id)) await uploadReceived(orm, id, facts.size);
        else if (Date.now() - facts.mtimeMs > ORPHAN_MS) await drop(id);
      }
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
