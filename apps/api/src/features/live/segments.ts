import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../../kernel/streams/ffmpeg.ts';
import { FILE_NAME, type HlsFiles } from './hls-files.ts';
import { mediaPlaylist, type PlaylistEntry, segmentsOf, soundOf } from './playlist.ts';

/** Making MPEG-TS of a segment is given up after this long (ms). */
const WITHIN_MS = 10_000;

/** A segment as the media server made it: each file can be read alone. */
interface SegmentParts {
  picture: Buffer;
  /** Null if `picture` includes the sound, or the stream is silent. */
  sound: Buffer | null;
}

export type Segments = ReturnType<typeof createSegments>;

/** Reads whole segments of published streams, for the code that checks them and the code that stores them. */
export function createSegments(files: HlsFiles, ffmpeg: () => Promise<string | null>) {
  const fileOf = async (stream: string, { file, init }: PlaylistEntry): Promise<Buffer | null> => {
    if (!FILE_NAME.test(file)) return null;
    const bytes = await files.read(stream, file);
    if (bytes === null || init === null) return bytes;
    const begin = FILE_NAME.test(init) ? await files.read(stream, init) : null;
    return begin && Buffer.concat([begin, bytes]);
  };
  const soundFor = async (stream: string, number: number): Promise<Buffer | null> => {
    const master = await files.read(stream, 'index.m3u8');
    const name = master && soundOf(master.toString('utf8'));
    const playlist = name && FILE_NAME.test(name) ? await files.read(stream, name) : null;
    const entry = playlist && segmentsOf(playlist.toString('utf8')).find((one) => one.number === number);
    return entry ? fileOf(stream, entry) : null;
  };
  /** A segment that has left the playlist is null. */
  const parts = async (stream: string, entry: PlaylistEntry): Promise<SegmentParts | null> => {
    const picture = await fileOf(stream, entry);
    if (picture === null) return null;
    // Only fragmented MP4 has the sound apart.
    const sound = entry.init && (await soundFor(stream, entry.number));
    return { picture, sound: sound || null };
  };

  return {
    async list(stream: string): Promise<PlaylistEntry[]> {
      return segmentsOf((await mediaPlaylist(files, stream)) ?? '');
    },
    parts,
    /**
     * Picture and sound of a segment as MPEG-TS, copied: sound may be Opus, which players of MPEG-TS do not know.
     *
     * @throws the end of ffmpeg's output
     */
    async mpegTs(stream: string, entry: PlaylistEntry): Promise<Buffer | null> {
      const found = await parts(stream, entry);
      if (found === null || entry.init === null) return found?.picture ?? null;
      const binary = await ffmpeg();
      if (binary === null) return null;
      const folder = await mkdtemp(join(tmpdir(), 'footlight-segment-'));
      try {
        const inputs: string[] = [];
        for (const [nth, bytes] of [found.picture, found.sound].entries()) {
          if (bytes === null) continue;
          const path = join(folder, `${nth}.mp4`);
          await writeFile(path, bytes);
          inputs.push('-protocol_whitelist', 'file', '-format_whitelist', 'mov', '-f', 'mov', '-i', path);
        }
        const out = join(folder, 'segment.ts');
        const streams = ['-map', '0:v:0', ...(found.sound ? ['-map', '1:a:0'] : []), '-c', 'copy'];
        const shape = ['-f', 'mpegts', '-muxdelay', '0', '-muxpreload', '0', '-y', out];
        const nothing = async function* () {};
        await runFfmpeg(
          binary,
          ['-copyts', ...inputs, ...streams, ...shape],
          nothing(),
          AbortSignal.timeout(WITHIN_MS),
        );
        return await readFile(out);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
