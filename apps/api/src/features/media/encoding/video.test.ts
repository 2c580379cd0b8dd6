import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { coverKey, videoKey } from '../../../kernel/db/schema/stored-media.ts';
import { createLocalStorage } from '../../../kernel/storage/local-storage.ts';
import { readStored } from '../../../kernel/storage/storage.ts';
import { findFfmpeg, packagedFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { EncodingFailure } from './failure.ts';
import { encodeVideo } from './video.ts';

const root = mkdtempSync(join(tmpdir(), 'footlight-films-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The one of this machine, and the one of the npm package, which is several years older. */
const binaries = [...new Set([await findFfmpeg(), await packagedFfmpeg()])].filter((path) => path !== null);

type Colour = readonly [number, number, number];
/** A colour of BT.709, and what it is in BT.2020 (BT.2087), as light from 0 to 1. */
const to2020 = ([r, g, b]: Colour): Colour => [
  0.6274 * r + 0.3293 * g + 0.0433 * b,
  0.0691 * r + 0.9195 * g + 0.0114 * b,
  0.0164 * r + 0.088 * g + 0.8956 * b,
];
const pq = (nits: number): number => {
  const power = (nits / 10_000) ** 0.1593017578125;
  return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** 78.84375;
};

describe.each(binaries)('[MEDIA-01] with %s, a film', (binary) => {
  let count = 0;
  const folderOf = (): string => {
    count += 1;
    const folder = join(root, `${binaries.indexOf(binary)}-${count}`);
    mkdirSync(folder);
    return folder;
  };
  const ffmpeg = (args: readonly string[]): string =>
    String(spawnSync(binary, ['-hide_banner', '-nostdin', '-y', ...args]).stderr);
  const make = (name: string, args: readonly string[]): string => {
    const path = join(folderOf(), name);
    const words = ffmpeg(['-loglevel', 'error', ...args, path]);
    expect(words).toBe('');
    return path;
  };
  const picture = (size: string, rate = 10) => ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}`];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=330'];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

  const encode = async (path: string) => {
    const folder = folderOf();
    const storage = createLocalStorage(folderOf());
    const signal = new AbortController().signal;
    const made = await encodeVideo({ binary, signal, withinMs: 60_000 }, path, {
      folder,
      storage,
      userId: 1,
    });
    if (made.kind !== 'video') throw new Error('not a video');
    const bytes = await readStored(storage, videoKey(made.video));
    const result = join(folder, 'result.mp4');
    writeFileSync(result, bytes ?? '');
    const cover = await readStored(storage, coverKey(1, made.cover));
    const { channels } = await sharp(cover ?? undefined).stats();
    return {
      made,
      stream: /Stream #0:0.*Video: (.*)/.exec(ffmpeg(['-i', result]))?.[1] ?? '',
      colour: channels.map(({ mean }) => mean / 255),
    };
  };
  const reason = (path: string) =>
    encode(path).then(
      () => null,
      (error: unknown) => (error instanceof EncodingFailure ? error.reason : error),
    );

  /** A film of one colour, with the tags given. The codec's RGB is that of the tags' matrix. */
  const plain = (signal: Colour, [matrix, primaries, transfer]: readonly [string, string, string]) => {
    const hex = signal.map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    const tags = `setparams=range=tv:colorspace=${matrix}:color_primaries=${primaries}:color_trc=${transfer}`;
    const scale = `format=gbrp,scale=out_color_matrix=${matrix.replace('nc', '')}:out_range=tv,format=yuv420p`;
    return make('plain.mp4', [
      ...['-f', 'lavfi', '-i', `color=0x${hex.join('')}:size=160x120:rate=10`, '-t', '0.3'],
      ...['-vf', `${scale},${tags}`, ...h264],
      ...['-colorspace', matrix, '-color_primaries', primaries, '-color_trc', transfer, '-color_range', 'tv'],
    ]);
  };
  const expectColour = ({ colour, stream }: { colour: number[]; stream: string }, wanted: Colour) => {
    expect(stream).toContain('yuv420p(tv, bt709');
    for (const [nth, value] of wanted.entries())
      expect(Math.abs((colour[nth] ?? 0) - value)).toBeLessThan(0.03);
  };

  it('in HDR becomes SDR that looks the same: middle tones stay, and white is bright', async () => {
    // Levels of BT.2408: 26 cd/m² is 38 % in both signals, and the white of paper 75 % in one and 58 % in the other.
    const hlg = ['bt2020nc', 'bt2020', 'arib-std-b67'] as const;
    const st2084 = ['bt2020nc', 'bt2020', 'smpte2084'] as const;
    const grey = (level: number): Colour => [level, level, level];
    expectColour(await encode(plain(grey(0.38), hlg)), grey(0.425));
    expectColour(await encode(plain(grey(0.75), hlg)), grey(0.9));
    expectColour(await encode(plain(grey(0.58), st2084)), grey(0.9));
    const shown: Colour = [0.6, 0.3, 0.2];
    const light = to2020([shown[0] ** 2.4, shown[1] ** 2.4, shown[2] ** 2.4]);
    const signal: Colour = [pq(203 * light[0]), pq(203 * light[1]), pq(203 * light[2])];
    expectColour(await encode(plain(signal, st2084)), shown);
  });

  it('in SDR keeps its colours, whatever its matrix, primaries and range', async () => {
    const shown: Colour = [0.6, 0.3, 0.2];
    expectColour(await encode(plain(shown, ['bt709', 'bt709', 'bt709'])), shown);
    expectColour(await encode(plain(shown, ['smpte170m', 'smpte170m', 'smpte170m'])), shown);
    const [r, g, b] = to2020([shown[0] ** 2.4, shown[1] ** 2.4, shown[2] ** 2.4]);
    const wide: Colour = [r ** (1 / 2.4), g ** (1 / 2.4), b ** (1 / 2.4)];
    expectColour(await encode(plain(wide, ['bt2020nc', 'bt2020', 'bt2020-10'])), shown);
    const range = ['-vf', 'scale=out_color_matrix=bt601:out_range=pc,format=yuvj420p'];
    const full = make('full.mp4', [
      ...[
        '-f',
        'lavfi',
        '-i',
        'color=0x994d33:size=320x240:rate=10',
        '-t',
        '0.5',
        ...range,
        '-c:v',
        'libx264',
      ],
    ]);
    expectColour(await encode(full), shown);
  });

  it('gets square pixels, turned upright', async () => {
    const pal = make('pal.mp4', [...picture('720x576'), '-t', '0.5', '-vf', 'setsar=64/45', ...h264]);
    const { made, stream } = await encode(pal);
    expect(made).toMatchObject({ width: 1024, height: 576 });
    expect(made.renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['hd', 1024, 576],
      ['sd', 640, 360],
    ]);
    expect(stream).toContain('SAR 1:1 DAR 16:9');

    const bytes = readFileSync(pal);
    // The matrix of the track's header: a quarter turn.
    const matrix = bytes.indexOf('tkhd') + 44;
    for (const [nth, value] of [0, 0x10000, 0, -0x10000, 0, 0, 576 << 16, 0, 0x40000000].entries())
      bytes.writeInt32BE(value, matrix + nth * 4);
    writeFileSync(pal, bytes);
    expect((await encode(pal)).made).toMatchObject({ width: 576, height: 1024 });

    const odd = make('odd.mp4', [...picture('853x479'), '-t', '0.5', ...h264, '-pix_fmt', 'yuv444p']);
    const { made: even, stream: oddStream } = await encode(odd);
    expect(even).toMatchObject({ width: 852, height: 478 });
    expect(oddStream).toContain('SAR 1:1');
  });

  it('may be short or small, but not as narrow as a line', async () => {
    const frame = make('frame.mp4', [...picture('320x240'), '-frames:v', '1', ...h264]);
    const { seconds } = (await encode(frame)).made;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(0.2);
    const small = make('small.mp4', [...picture('8x8'), '-t', '0.2', ...h264]);
    expect((await encode(small)).made).toMatchObject({ width: 16, height: 16 });
    const line = make('line.mp4', [...picture('2000x40'), '-t', '0.2', ...h264]);
    expect(await reason(line)).toBe('too_narrow');
  });

  it('is found beside the picture of an album, which alone is none', async () => {
    const art = make('art.png', [...picture('64x64'), '-frames:v', '1']);
    const both = ['-map', '0', '-map', '1', '-c:v', 'mjpeg', '-disposition:v:0', 'attached_pic'];
    const sound = make('sound.m4a', ['-i', art, ...tone, '-t', '0.5', ...both]);
    expect(await reason(sound)).toBe('not_video');
    const silent = make('silent.m4a', [...tone, '-t', '0.5']);
    expect(await reason(silent)).toBe('not_video');
    const film = make('film.mp4', [...picture('160x120'), '-t', '0.5', ...h264]);
    const cover = make('cover.mp4', [
      '-i',
      art,
      '-i',
      film,
      '-map',
      '0',
      '-map',
      '1',
      '-c',
      'copy',
      ...both.slice(6),
    ]);
    expect((await encode(cover)).made).toMatchObject({ width: 160, height: 120 });
  });

  const containers: [name: string, more: string[]][] = [
    ['film.mkv', []],
    ['last.mp4', []],
    ['first.mp4', ['-movflags', '+faststart']],
    ['film.flv', []],
    ['film.ts', []],
  ];
  it.each(containers)(
    'in %s keeps its length, and is refused if it ends before the length that it announces',
    async (name, more) => {
      const sound = ['-c:a', 'aac', '-b:a', '32k'];
      const path = make(name, [...picture('160x90'), ...tone, '-t', '4', ...h264, ...sound, ...more]);
      expect(Math.abs((await encode(path)).made.seconds - 4)).toBeLessThan(0.2);
      if (name.endsWith('.ts')) return; // Announces no length.
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.subarray(0, bytes.length * 0.66));
      expect(await reason(path)).toBe('cut_file');
    },
  );

  it('may show a frame for long, and have another sound that is longer', async () => {
    const slides = make('slides.mp4', [...picture('160x90', 0.2), '-t', '10', ...h264]);
    expect(Math.abs((await encode(slides)).made.seconds - 10)).toBeLessThan(0.2);
    // The second sound of this film is nobody's choice.
    const film = make('film.mp4', [...picture('160x90'), ...tone, '-t', '2', ...h264, '-c:a', 'aac']);
    const long = make('long.m4a', [...tone, '-t', '6']);
    const longer = make('longer.mp4', ['-i', film, '-i', long, '-map', '0', '-map', '1', '-c', 'copy']);
    expect(Math.abs((await encode(longer)).made.seconds - 2)).toBeLessThan(0.2);
  });
});
