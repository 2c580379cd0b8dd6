import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { scenes } from './frames.ts';
import { generateLoop, loopVersion, segmentFile } from './generate.ts';
import { loops, vrLoopOf } from './loops.ts';
import { SEGMENT_MS, SEGMENTS_PER_LOOP } from './timeline.ts';

/** The log of the store; a Fastify logger fits. */
export interface LiveLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The loop of a stream, and the offset of its clock (milliseconds). */
export interface StreamPlace {
  loop: number;
  offset: number;
}

/** Distributes streams over loops and start points by name, the same in every process. */
export function streamPlace(stream: string): StreamPlace {
  const digest = createHash('sha256').update(stream).digest();
  return {
    loop: vrLoopOf(stream) ?? digest.readUInt32BE(0) % scenes.length,
    offset: digest.readUInt32BE(4) % (SEGMENT_MS * SEGMENTS_PER_LOOP),
  };
}

/** The loops on disk: creates missing ones, and reads segments. */
export interface LoopStore {
  /** Resolves when all loops exist. Never rejects: failures are logged, and their loops stay unavailable. */
  prepare(): Promise<void>;
  /** Whether a loop can be served. A requested loop that is missing is created first. */
  isReady(loop: number): boolean;
  readSegment(loop: number, rendition: string, index: number): Promise<Buffer>;
  stop(): void;
}

/** Opens the store in `{dataDir}/live`; it creates nothing before {@link LoopStore.prepare}. */
export function createLoopStore(dataDir: string, frameRate: number, log: LiveLog): LoopStore {
  const root = join(dataDir, 'live');
  const version = loopVersion(frameRate);
  const folderOf = (loop: number): string => join(root, version, `loop-${loop}`);
  const ready = new Set<number>();
  const wanted = new Set<number>();
  const abort = new AbortController();
  let preparing: Promise<void> | null = null;

  const nextLoop = () => {
    const missing = [...loops.entries()].filter(([loop]) => !ready.has(loop));
    return missing.find(([loop]) => wanted.has(loop)) ?? missing[0];
  };

  const prepare = async (): Promise<void> => {
    await mkdir(join(root, version), { recursive: true });
    for (const loop of loops.keys()) {
      const found = await stat(folderOf(loop)).catch(() => null);
      if (found?.isDirectory()) ready.add(loop);
    }
    await removeLeftovers(root, version);
    if (ready.size === loops.length) return;
    const binary = await findFfmpeg();
    if (binary === null) {
      log.warn(
        { code: 'live_no_ffmpeg' },
        'No ffmpeg on PATH or in the npm package; demo streams stay unavailable',
      );
      return;
    }
    const started = Date.now();
    for (let next = nextLoop(); next !== undefined && !abort.signal.aborted; next = nextLoop()) {
      const [loop, source] = next;
      await generateLoop(binary, folderOf(loop), source, frameRate, abort.signal);
      ready.add(loop);
    }
    log.info({ code: 'live_ready', ms: Date.now() - started }, 'Demo streams are ready');
  };

  return {
    prepare() {
      preparing ??= prepare().catch((error: unknown) => {
        if (abort.signal.aborted) return;
        log.warn(
          { code: 'live_failed', err: error },
          'Creating the demo streams failed; missing streams stay unavailable until a restart',
        );
      });
      return preparing;
    },
    isReady(loop) {
      if (ready.has(loop)) return true;
      wanted.add(loop);
      return false;
    },
    readSegment: (loop, rendition, index) => readFile(join(folderOf(loop), segmentFile(rendition, index))),
    stop: () => abort.abort(),
  };
}

/** Removes loops of other versions, and old drafts of killed processes. */
async function removeLeftovers(root: string, version: string): Promise<void> {
  const longAgo = Date.now() - 10 * 60_000;
  for (const name of await readdir(root)) {
    if (name !== version) await rm(join(root, name), { recursive: true, force: true });
  }
  for (const name of await readdir(join(root, version))) {
    if (!name.endsWith('.tmp')) continue;
    const draft = join(root, version, name);
    const found = await stat(draft).catch(() => null);
    if (found && found.mtimeMs < longAgo) await rm(draft, { recursive: true, force: true });
  }
}
