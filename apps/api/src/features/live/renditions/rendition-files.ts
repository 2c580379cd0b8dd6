import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createShortCache } from '../../../kernel/short-cache.ts';
import { type HlsFiles, isMissing } from '../hls-files.ts';
import { mediaPlaylist, renditionPlaylist, segmentsOf } from '../playlist.ts';

/** The folder of a rendition, and its part of the address. */
export const RENDITION_FOLDER = /^\d{3,4}p$/;
const folderOf = (height: number): string => `${height}p`;

/** Names by rank, which are those of all streams (spec 2 §9), so that a viewer's choice holds in other rooms. */
const NAMES = ['hd', 'sd', 'low', 'min'];

/** A segment that has left the playlist is kept this long (ms), for players that are behind. */
const KEPT_MS = 20_000;
const KNOWN_FOR_MS = 1_000;
const STREAMS_KNOWN = 2_000;

export interface Size {
  width: number;
  height: number;
}

export interface Rendition extends Size {
  name: string;
  /** Null: the source itself. */
  folder: string | null;
  /** Mean of the segments in the playlist, in bits per second; 0 if it is not known. */
  bitrate: number;
}

/** What the encoding process reports to all others, in a file beside the segments. */
const Plan = v.object({ width: v.number(), height: v.number(), heights: v.array(v.number()) });

/** Even, as H.264 needs it. */
export const widthFor = ({ width, height }: Size, to: number): number =>
  Math.round((width * to) / height / 2) * 2;

export type RenditionFiles = ReturnType<typeof createRenditionFiles>;

/**
 * The lower renditions of published streams: a folder for each stream, in it one for each height with segments that have
 * the names of the source's. All processes share it, so any of them serves what one encodes.
 */
export function createRenditionFiles(root: string, files: HlsFiles) {
  const missing = <T>(otherwise: T) => {
    return (error: unknown): T => {
      if (isMissing(error)) return otherwise;
      throw error;
    };
  };
  const place = (stream: string, ...rest: string[]) => join(root, stream, ...rest);
  const list = (...path: string[]): Promise<string[]> => readdir(join(root, ...path)).catch(missing([]));

  /** Where a segment is written before it gets its name. */
  const draft = (stream: string, height: number, file: string) =>
    place(stream, folderOf(height), `${file}.${process.pid}.part`);

  const planOf = async (stream: string) => {
    const text = await readFile(place(stream, 'plan.json'), 'utf8').catch(missing(null));
    if (text === null) return null;
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Plan), text);
    return read.success ? read.output : null;
  };

  /** Bits per second of the segments in a playlist. */
  const bitrateOf = async (
    playlist: string,
    sizeOf: (file: string) => Promise<number | null>,
  ): Promise<number> => {
    let [bits, seconds] = [0, 0];
    for (const entry of segmentsOf(playlist)) {
      const bytes = await sizeOf(entry.file);
      if (bytes === null) continue;
      bits += bytes * 8;
      seconds += entry.seconds;
    }
    return seconds > 0 ? Math.round(bits / seconds) : 0;
  };

  const find = async (stream: string): Promise<Rendition[]> => {
    const plan = await planOf(stream);
    const source = plan && (await mediaPlaylist(files, stream));
    if (!source) return [];
    const { width, height } = plan;
    const rate = await bitrateOf(source, (file) => files.size(stream, file));
    const found: Omit<Rendition, 'name'>[] = [{ folder: null, width, height, bitrate: rate }];
    for (const one of plan.heights) {
      const folder = folderOf(one);
      const playlist = await playlistOf(stream, folder, source);
      if (playlist === null) continue;
      const bitrate = await bitrateOf(playlist, (file) =>
        stat(place(stream, folder, file)).then(({ size }) => size, missing(null)),
      );
      found.push({ folder, width: widthFor(plan, one), height: one, bitrate });
    }
    return found.map((one, rank) => ({ ...one, name: NAMES[rank] ?? `${one.height}p` }));
  };

  const playlistOf = async (stream: string, folder: string, source: string): Promise<string | null> => {
    const there = new Set(await list(stream, folder));
    return renditionPlaylist(source, (file) => there.has(file));
  };

  const known = createShortCache<Rendition[]>(KNOWN_FOR_MS, STREAMS_KNOWN);

  return {
    /** The source and its renditions that can be played now, best first; empty if nobody encodes the stream. */
    of: (stream: string): Promise<Rendition[]> => known.get(stream, () => find(stream)),
    /** A rendition's playlist; null if it has no segment of the current broadcast. */
    async playlist(stream: string, folder: string): Promise<string | null> {
      const source = await mediaPlaylist(files, stream);
      return source ? playlistOf(stream, folder, source) : null;
    },
    read: (stream: string, folder: string, file: string): Promise<Buffer | null> =>
      readFile(place(stream, folder, file)).catch(missing(null)),

    /** Streams that have a folder. */
    streams: () => list(),
    remove: (stream: string) => rm(place(stream), { recursive: true, force: true }),
    /** Says what is encoded, and makes the folders. */
    async prepare(stream: string, size: Size, heights: readonly number[]): Promise<void> {
      for (const height of heights) await mkdir(place(stream, folderOf(height)), { recursive: true });
      await mkdir(place(stream), { recursive: true });
      const draft = place(stream, `plan.${process.pid}.part`);
      await writeFile(draft, JSON.stringify({ ...size, heights }));
      await rename(draft, place(stream, 'plan.json'));
    },
    async has(stream: string, height: number, file: string): Promise<boolean> {
      return (await list(stream, folderOf(height))).includes(file);
    },
    draft,
    finish: (stream: string, height: number, file: string): Promise<void> =>
      rename(draft(stream, height, file), place(stream, folderOf(height), file)),
    /** Deletes what the source no longer lists. */
    async prune(stream: string, listed: ReadonlySet<string>): Promise<void> {
      for (const folder of await list(stream)) {
        if (!RENDITION_FOLDER.test(folder)) continue;
        for (const file of await list(stream, folder)) {
          if (listed.has(file)) continue;
          const path = place(stream, folder, file);
          const at = await stat(path).then(({ mtimeMs }) => mtimeMs, missing(Date.now()));
          if (Date.now() - at > KEPT_MS) await rm(path, { force: true });
        }
      }
    },
  };
}
