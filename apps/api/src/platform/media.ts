import { join } from 'node:path';
import { createSyntheticMedia } from '../demo/media/synthetic-media.ts';
import { popularStreams } from '../demo/popular.ts';
import { createLoops } from '../demo/streams/index.ts';
import { createEncoding } from '../features/media/encoding/worker.ts';
import { createMediaFiles } from '../features/media/files/media-files.ts';
import { createUploads } from '../features/media/library/uploads.ts';
import type { RunOptions } from '../kernel/context.ts';
import type { Outbox } from '../kernel/events/outbox.ts';
import type { Signer } from '../kernel/signing.ts';
import { createLocalStorage } from '../kernel/storage/local-storage.ts';
import { createS3Storage } from '../kernel/storage/s3-storage.ts';
import { findFfmpeg } from '../kernel/streams/ffmpeg.ts';
import { createStreamRights } from '../kernel/streams/stream-rights.ts';
import { createAgeGate } from '../read-models/age-gate.ts';
import { createWatchGate } from '../read-models/watch-gate.ts';
import type { Folders } from './folders.ts';
import type { Parts } from './parts.ts';

/** Demo streams that are made at the start; the others when somebody watches them. */
const EARLY_STREAMS = 8;

interface MediaParts extends Pick<Parts, 'options' | 'database' | 'log'> {
  folders: Folders;
  run: RunOptions;
  signer: Signer;
  work: Outbox;
  now: () => number;
}

/** What stores, encodes and serves pictures and videos, and the demo's streams. */
export async function createMedia({ options, database, log, folders, run, signer, work, now }: MediaParts) {
  const { orm } = database;
  const streamRights = createStreamRights(orm, signer, now);
  const loops = createLoops({
    dataDir: folders.loops,
    rights: streamRights,
    log,
    first: folders.isKept && options.demo ? popularStreams(EARLY_STREAMS) : [],
    ...(options.frameRate === undefined ? {} : { frameRate: options.frameRate }),
  });
  const storage = options.s3
    ? await createS3Storage(options.s3)
    : createLocalStorage(join(folders.media, 'objects'));
  const uploads = createUploads({
    orm,
    folder: join(folders.media, 'uploads'),
    log,
    now,
    reserve: options.diskReserve,
  });
  const lacksAgeProof = createAgeGate({ database, signer, options: run });
  const secret = signer.sign('key', 'media');
  const mediaFiles = createMediaFiles({
    secret,
    storage,
    synthetic: createSyntheticMedia({ secret, orm, loops }),
    database,
    lacksAgeProof,
    watchesInShow: createWatchGate({ database, signer, options: run }),
  });
  return {
    streamRights,
    loops,
    storage,
    uploads,
    encoding: createEncoding({ orm, work, storage, uploads, log, now, findFfmpeg }),
    lacksAgeProof,
    mediaFiles,
  };
}
