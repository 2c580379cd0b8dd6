import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../../kernel/db/database.ts';
import { broadcast, model } from '../../../kernel/db/schema/index.ts';
import { FILE_NAME, type HlsFiles } from '../hls-files.ts';
import { mediaPlaylist, segmentsOf } from '../playlist.ts';
import { probeSegment } from '../probe-segment.ts';
import { encodeSegment } from './encode-segment.ts';
import type { RenditionFiles, Size } from './rendition-files.ts';

/** What an operator sets. */
export interface RenditionOptions {
  /** Heights below the source's, best first. Empty: there is the source alone. */
  heights: readonly number[];
  /** How many streams this process encodes at once. */
  streams: number;
}

/** A process that has not reported for this long (ms) that it encodes a stream is replaced. */
const LEASE_MS = 10_000;
/** The source is looked at this often (ms). */
const LOOK_EVERY_MS = 250;
/** With more new segments than this, older ones are left out: viewers want the present. */
const MOST_BEHIND = 3;
/** Pause (ms) after a segment that could not be encoded. */
const PAUSE_MS = 3_000;
/** A stream that nobody encodes after this long (ms) is reported. */
const REPORT_AFTER_MS = 15_000;

type State = 'starting' | 'encoding' | 'failing' | 'idle';

interface Worker {
  state(): State;
  stop(): Promise<void>;
}

interface Deps {
  orm: Orm;
  files: HlsFiles;
  renditions: RenditionFiles;
  options: RenditionOptions;
  /** Gives a task to one of several processes. */
  leader: { lead(task: string, ttlMs: number): Promise<boolean> };
  ffmpeg(): Promise<string | null>;
  log: FastifyBaseLogger;
}

function startWorker(
  { files, renditions, options, log }: Deps,
  { stream, binary }: { stream: string; binary: string },
): Worker {
  const closing = new AbortController();
  const { signal } = closing;
  let state: State = 'starting';
  let size: Size | null = null;
  let last: string | null = null;
  let failures = 0;
  let isLate = false;

  const encode = async (file: string): Promise<void> => {
    const bytes = FILE_NAME.test(file) ? await files.read(stream, file) : null;
    if (bytes === null) return;
    // Each one: a broadcaster may change the size, or plug a microphone in.
    const source = await probeSegment(binary, bytes);
    if (source === null) throw new Error('the segment has no picture that ffmpeg can read');
    const { width, height } = source;
    const heights = options.heights.filter((one) => one < height);
    if (size?.width !== width || size.height !== height) {
      await renditions.prepare(stream, { width, height }, heights);
      size = { width, height };
    }
    if (heights.length === 0) {
      state = 'idle';
      return;
    }
    const wanted: number[] = [];
    for (const one of heights) {
      // A process that has died may have left it.
      if (!(await renditions.has(stream, one, file))) wanted.push(one);
    }
    const outputs = wanted.map((one) => ({ height: one, path: renditions.draft(stream, one, file) }));
    if (outputs.length > 0) await encodeSegment(binary, bytes, source, outputs, signal);
    for (const one of wanted) await renditions.finish(stream, one, file);
    state = 'encoding';
  };

  const follow = async (): Promise<void> => {
    const entries = segmentsOf((await mediaPlaylist(files, stream)) ?? '');
    const at = entries.findIndex(({ file }) => file === last);
    const fresh = entries.slice(at + 1);
    if (at !== -1 && fresh.length > MOST_BEHIND && !isLate) {
      isLate = true;
      log.warn(
        { code: 'renditions', stream },
        'encoding renditions takes longer than the stream; segments are left out',
      );
    }
    for (const { file } of fresh.slice(-MOST_BEHIND)) {
      if (signal.aborted) return;
      last = file;
      await encode(file);
      failures = 0;
    }
    if (fresh.length > 0) {
      await renditions.prune(stream, new Set(entries.map(({ file }) => file)));
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await follow();
        await wait(LOOK_EVERY_MS, null, { signal, ref: false });
      } catch (error) {
        if (signal.aborted) return;
        state = 'failing';
        failures += 1;
        // One failure may be the end of the stream, or a damaged segment.
        if (failures === 2) {
          log.warn(
            { err: error, code: 'renditions', stream },
            'renditions not encoded; viewers have the source, will retry',
          );
        }
        await wait(PAUSE_MS, null, { signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const ended = run();
  return {
    state: () => state,
    async stop() {
      closing.abort();
      await ended;
    },
  };
}

/**
 * Encodes lower renditions of published streams, each stream in one of the processes. A lease names the process; if it
 * dies, another one continues where it stopped.
 */
export function createRenditions(deps: Deps) {
  const { orm, renditions, options, leader, log } = deps;
  const workers = new Map<string, Worker>();
  /** Broadcasts that have their source alone, because too many are encoded. */
  let sourceOnly = new Set<string>();
  const reported = new Set<string>();
  let isMissingReported = false;

  const stop = async (stream: string): Promise<void> => {
    const worker = workers.get(stream);
    workers.delete(stream);
    await worker?.stop();
  };
  const count = (...states: State[]): number =>
    [...workers.values()].filter((worker) => states.includes(worker.state())).length;

  const binaryOf = async (): Promise<string | null> => {
    const binary = await deps.ffmpeg();
    if (binary === null && !isMissingReported) {
      isMissingReported = true;
      log.warn({ code: 'renditions' }, 'FOOTLIGHT_RENDITIONS is set, but there is no ffmpeg');
    }
    return binary;
  };

  return {
    /** The job: takes and gives up streams, and removes what ended ones have left. Every process runs it. */
    async step(): Promise<void> {
      // Folders first: the folder of a broadcast that starts in the meantime must stay.
      const folders = await renditions.streams();
      if (options.heights.length === 0 && folders.length === 0) return;
      const live = await orm
        .select({ id: broadcast.id, startedAt: broadcast.startedAt, stream: model.streamName })
        .from(broadcast)
        .innerJoin(model, eq(model.userId, broadcast.modelId));
      const names = new Set(live.map(({ stream }) => stream));
      for (const stream of workers.keys()) if (!names.has(stream)) await stop(stream);
      for (const stream of folders) if (!names.has(stream)) await renditions.remove(stream);
      for (const id of reported) if (!live.some((one) => one.id === id)) reported.delete(id);

      const binary = options.heights.length > 0 && live.length > 0 ? await binaryOf() : null;
      if (binary === null) return;
      const without = new Set<string>();
      for (const { id, stream, startedAt } of live) {
        const isMine = workers.has(stream);
        const isFull = workers.size - count('idle') >= options.streams;
        if (isMine || !isFull) {
          const leads = await leader.lead(`renditions-${stream}`, LEASE_MS);
          if (isMine && !leads) await stop(stream);
          if (!isMine && leads) workers.set(stream, startWorker(deps, { stream, binary }));
          continue;
        }
        if (Date.now() - startedAt.getTime() < REPORT_AFTER_MS) continue;
        if ((await renditions.of(stream)).length > 1) continue;
        without.add(id);
        if (reported.has(id)) continue;
        reported.add(id);
        log.warn(
          { code: 'renditions', stream, streams: options.streams },
          'no renditions: this process encodes as many streams as FOOTLIGHT_RENDITION_STREAMS allows; viewers have the source',
        );
      }
      sourceOnly = without;
    },
    /** Streams by what happens to their renditions. */
    numbers: () => ({
      encoding: count('encoding', 'starting'),
      failing: count('failing'),
      source_only: sourceOnly.size,
    }),
    async close(): Promise<void> {
      for (const stream of workers.keys()) await stop(stream);
    },
  };
}
