import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { generateLoop, loopVersion, segmentFile } from './generate.ts';
import { loopOf, loops, vrLoops } from './loops.ts';
import { SEGMENT_MS, SEGMENTS_PER_LOOP } from './timeline.ts';

/** How long a request waits for its loop. Players give up on a silent answer after ten seconds. */
const WAITS_MS = 9_500;
/** How often it looks whether the loop is there. */
const LOOKS_EVERY_MS = 40;

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

/** The loop of a stream and a start point by its name, the same in every process. */
export function streamPlace(stream: string): StreamPlace {
  const digest = createHash('sha256').update(stream).digest();
  return {
    loop: loopOf(stream),
    offset: digest.readUInt32BE(4) % (SEGMENT_MS * SEGMENTS_PER_LOOP),
  };
}

/** The loops on disk: creates missing ones, and reads segments. */
export interface LoopStore {
  /** Resolves when the first loops exist. Never rejects: failures are logged, and missing loops stay unavailable. */
  prepare(): Promise<void>;
  /** Whether a loop can be served. A missing one is created now, and waited for; that takes about two seconds. */
  whenReady(loop: number): Promise<boolean>;
  readSegment(loop: number, rendition: string, index: number): Promise<Buffer>;
  stop(): void;
}

/** The folder of a loop in a data folder: a loop whose folder exists counts as made. */
export const loopFolder = (dataDir: string, frameRate: number, loop: number): string =>
  join(dataDir, 'live', loopVersion(frameRate), `loop-${loop}`);

/** Opens the store in `{dataDir}/live`; it creates nothing before {@link LoopStore.prepare}. `first`: streams to prepare. */
export function createLoopStore(
  dataDir: string,
  frameRate: number,
  log: LiveLog,
  first: readonly string[],
): LoopStore {
  const root = join(dataDir, 'live');
  const version = loopVersion(frameRate);
  const folderOf = (loop: number): string => loopFolder(dataDir, frameRate, loop);
  const early = new Set([...first.map(loopOf), ...vrLoops]);
  const ready = new Set<number>();
  /** In the order of the requests. Latest first, because earlier visitors may have left. */
  const wanted = new Set<number>();
  const abort = new AbortController();
  let binary: string | null = null;
  let preparing: Promise<void> | null = null;
  let working: Promise<void> | null = null;

  const isMissing = (loop: number): boolean => !ready.has(loop);
  const nextLoop = () => [...wanted].filter(isMissing).at(-1) ?? [...early].find(isMissing);

  const fail = (error: unknown): void => {
    binary = null;
    if (abort.signal.aborted) return;
    log.warn(
      { code: 'live_failed', err: error },
      'Creating the demo streams failed; missing streams stay unavailable until a restart',
    );
  };

  const makeMissing = async (): Promise<void> => {
    for (let loop = nextLoop(); loop !== undefined && !abort.signal.aborted; loop = nextLoop()) {
      const source = loops[loop];
      if (binary === null || source === undefined) return;
      await generateLoop(binary, folderOf(loop), source, frameRate, abort.signal);
      ready.add(loop);
      wanted.delete(loop);
    }
  };
  /** Makes one loop after the other, until none is missing. */
  const work = (): Promise<void> => {
    working ??= makeMissing()
      .catch(fail)
      .finally(() => {
        working = null;
      });
    return working;
  };

  const prepare = async (): Promise<void> => {
    await mkdir(join(root, version), { recursive: true });
    for (const loop of loops.keys()) {
      const found = await stat(folderOf(loop)).catch(() => null);
      if (found?.isDirectory()) ready.add(loop);
    }
    await removeLeftovers(root, version);
    binary = await findFfmpeg();
    if (binary === null) {
      log.warn(
        { code: 'live_no_ffmpeg' },
        'No ffmpeg on PATH or in the npm package; demo streams stay unavailable',
      );
      return;
    }
    const started = Date.now();
    await work();
    log.info({ code: 'live_ready', ms: Date.now() - started }, 'Demo streams are ready');
  };

  return {
    prepare() {
      preparing ??= prepare().catch(fail);
      return preparing;
    },
    async whenReady(loop) {
      const until = Date.now() + WAITS_MS;
      while (isMissing(loop)) {
        wanted.add(loop);
        if (binary !== null) void work();
        else if (preparing === null || Date.now() > until) return false;
        if (abort.signal.aborted || Date.now() > until) return false;
        await sleep(LOOKS_EVERY_MS);
      }
      return true;
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
