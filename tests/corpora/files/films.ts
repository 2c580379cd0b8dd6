import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadFailure } from '@footlight/contract';

/** What becomes of a file: a film of this size, or a refusal. */
export type FilmResult =
  | { width: number; height: number; seconds: number; hasSound: boolean }
  | { refused: UploadFailure | 'upload_empty' };
export interface FilmFile {
  name: string;
  bytes: Buffer;
  result: FilmResult;
}

/** Stands for the path of a file with subtitles. */
const SUBTITLES = 'subtitles';

const WIDTH = 96;
const HEIGHT = 64;
const picture = (size = `${WIDTH}x${HEIGHT}`, rate = 10) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=${rate}`,
];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=330'];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const aac = ['-c:a', 'aac', '-b:a', '32k'];
const tagged = (transfer: string) => [
  ...[
    '-vf',
    `format=yuv420p10le,setparams=range=tv:colorspace=bt2020nc:color_primaries=bt2020:color_trc=${transfer}`,
  ],
  ...['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'],
];

type Making = readonly [
  name: string,
  args: readonly string[],
  result: FilmResult,
  change?: (bytes: Buffer) => Buffer,
];

const silent: FilmResult = { width: WIDTH, height: HEIGHT, seconds: 0.5, hasSound: false };
const loud: FilmResult = { ...silent, hasSound: true };
const refused = (reason: UploadFailure | 'upload_empty'): FilmResult => ({ refused: reason });
const short = ['-t', '0.5'];
const both = [...picture(), ...tone, ...short];

/** Writes the matrix of the first track's header: a turn of the picture. */
const turn =
  (a: number, b: number, c: number, d: number) =>
  (bytes: Buffer): Buffer => {
    const at = bytes.indexOf('tkhd') + 44;
    for (const [nth, value] of [a, b, 0, c, d, 0].entries())
      bytes.writeInt32BE(value * 0x10000, at + nth * 4);
    return bytes;
  };
const cut = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
/** As old cameras write it: without the name of the type. */
const withoutType = (bytes: Buffer): Buffer => {
  bytes.write('skip', 4, 'latin1');
  return bytes;
};

const FILMS: readonly Making[] = [
  ['index-last.mp4', [...both, ...h264, ...aac], loud],
  ['index-first.mp4', [...both, ...h264, ...aac, '-movflags', '+faststart'], loud],
  ['fragments.mp4', [...both, ...h264, ...aac, '-movflags', 'frag_keyframe+empty_moov'], loud],
  ['no-sound.mp4', [...picture(), ...short, ...h264], silent],
  ['old-camera.mov', [...picture(), ...short, ...h264], silent, withoutType],
  ['studio.mov', [...picture(), ...short, '-c:v', 'prores', '-pix_fmt', 'yuv422p10le'], silent],
  [
    'phone.3gp',
    [...picture('176x144'), ...short, '-vf', 'setsar=12/11', '-c:v', 'h263'],
    { ...silent, width: 192, height: 144 },
  ],
  ['mpeg4.mp4', [...picture(), ...short, '-c:v', 'mpeg4'], silent],
  ['hevc.mp4', [...picture(), ...short, '-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'], silent],
  [
    'hlg.mov',
    [...picture(), ...short, ...tagged('arib-std-b67'), '-c:v', 'libx265', '-preset', 'ultrafast'],
    silent,
  ],
  [
    'pq.mkv',
    [...picture(), ...short, ...tagged('smpte2084'), '-c:v', 'libx265', '-preset', 'ultrafast'],
    silent,
  ],
  ['vp8.webm', [...both, '-c:v', 'libvpx', '-c:a', 'libopus'], loud],
  [
    'vp9.webm',
    [...both, '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
    loud,
  ],
  [
    'alpha.webm',
    [
      ...picture(),
      ...short,
      '-pix_fmt',
      'yuva420p',
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
    ],
    silent,
  ],
  ['av1.mkv', [...picture(), ...short, '-c:v', 'libaom-av1', '-strict', '-2', '-cpu-used', '8'], silent],
  ['six-channels.mkv', [...both, ...h264, '-ac', '6', '-c:a', 'ac3'], loud],
  [
    'subtitles.mkv',
    [
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${WIDTH}x${HEIGHT}:rate=10`,
      '-f',
      'srt',
      '-i',
      SUBTITLES,
      ...short,
      ...h264,
      '-c:s',
      'srt',
    ],
    silent,
  ],
  ['stream.ts', [...both, ...h264, ...aac], loud],
  [
    'disc.m2ts',
    [...both, '-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'mpegts', '-mpegts_m2ts_mode', '1'],
    loud,
  ],
  ['hevc.ts', [...picture(), ...short, '-c:v', 'libx265', '-preset', 'ultrafast'], silent],
  ['broadcast.ts', [...picture(), ...short, '-c:v', 'mpeg2video'], silent],
  ['obs.flv', [...both, ...h264, ...aac], loud],
  [
    'turned.mp4',
    [...picture(), ...short, ...h264],
    { ...silent, width: HEIGHT, height: WIDTH },
    turn(0, 1, -1, 0),
  ],
  ['upside-down.mp4', [...picture(), ...short, ...h264], silent, turn(-1, 0, 0, -1)],
  ['oblong-pixels.mp4', [...picture('72x64'), ...short, '-vf', 'setsar=4/3', ...h264], silent],
  [
    'odd-sides.mp4',
    [...picture('97x63'), ...short, ...h264, '-pix_fmt', 'yuv444p'],
    { ...silent, height: 62 },
  ],
  ['many-frames.mp4', [...picture(`${WIDTH}x${HEIGHT}`, 60), ...short, ...h264], silent],
  [
    'uneven-frames.mkv',
    [...picture(), ...short, '-vf', "setpts='N*0.05/TB+mod(N,2)*0.03/TB'", '-vsync', '0', ...h264],
    { ...silent, seconds: 0.5 },
  ],
  ['one-frame.mp4', [...picture(), '-frames:v', '1', ...h264], { ...silent, seconds: 0.1 }],
  ['a-moment.mp4', [...picture(), '-t', '0.2', ...h264], { ...silent, seconds: 0.2 }],
  ['tiny.mp4', [...picture('8x8'), ...short, ...h264], { ...silent, width: 16, height: 16 }],
  ['two-sounds.mp4', [...both, ...h264, ...aac, '-map', '0', '-map', '1', '-map', '1'], loud],
  ['ribbon.mp4', [...picture('4000x40'), '-frames:v', '2', ...h264], refused('too_narrow')],
  ['sound-only.m4a', [...tone, ...short, ...aac], refused('not_video')],
  ['sound-only.mkv', [...tone, ...short, ...aac], refused('not_video')],
  [
    'cut-head.mp4',
    [...both, '-t', '3', ...h264, ...aac, '-movflags', '+faststart'],
    refused('cut_file'),
    cut(0.6),
  ],
  ['cut-tail.mp4', [...both, '-t', '3', ...h264, ...aac], refused('cut_file'), cut(0.6)],
  ['cut.mkv', [...both, '-t', '3', ...h264, ...aac], refused('cut_file'), cut(0.6)],
  ['windows.avi', [...picture(), ...short, '-c:v', 'mpeg4'], refused('not_video')],
  ['windows.wmv', [...picture(), ...short, '-c:v', 'wmv2'], refused('not_video')],
  ['free.ogv', [...picture(), ...short, '-c:v', 'libtheora'], refused('not_video')],
  ['dvd.mpg', [...picture(), ...short, '-r', '25', '-c:v', 'mpeg2video'], refused('not_video')],
  ['animation.gif', [...picture(), ...short], refused('not_video')],
];

/** Texts that ffmpeg would follow to other files, and what only looks like a film. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['list.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n'],
  ['list-as.mp4', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/secret.ts\n'],
  ['join.ffconcat', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
  ['meta.ffmeta', ';FFMETADATA1\ntitle=film\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=9\n'],
  ['description.sdp', 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video 1 RTP/AVP 96\n'],
  [
    'dash.mpd',
    '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>file:///etc/</BaseURL></MPD>',
  ],
  ['list-behind-type.mp4', '\0\0\0\x14ftypisom\0\0\0\0mp42#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n'],
  ['page.mp4', '<!doctype html><script>alert(1)</script>'],
  ['archive.mkv', `PK\x03\x04${'\0'.repeat(100)}`],
  ['head-only.mkv', `\x1aE\xdf\xa3${'\0'.repeat(100)}`],
];
/** The type is that of a film, but its index is missing. */
const WITHOUT_INDEX = new Set(['list-behind-type.mp4']);

/**
 * The short form leaves these out: `encoding/video.test.ts` tries their like with two versions of ffmpeg, or a neighbour
 * in the table nearly is the same.
 */
const LONG_ONLY = new Set(
  (
    'index-last.mp4 index-first.mp4 no-sound.mp4 hlg.mov pq.mkv stream.ts obs.flv turned.mp4 oblong-pixels.mp4 ' +
    'odd-sides.mp4 one-frame.mp4 tiny.mp4 ribbon.mp4 sound-only.m4a cut-head.mp4 cut-tail.mp4 cut.mkv ' +
    'mpeg4.mp4 hevc.mp4 vp8.webm alpha.webm many-frames.mp4 two-sounds.mp4 a-moment.mp4'
  ).split(' '),
);

/** The films of the corpus, made anew by this ffmpeg in this folder. */
export function filmFiles(binary: string, folder: string, { all }: { all: boolean }): FilmFile[] {
  mkdirSync(folder, { recursive: true });
  const subtitles = join(folder, 'words.srt');
  writeFileSync(subtitles, '1\n00:00:00,000 --> 00:00:00,400\nHello\n');
  const made = FILMS.filter(([name]) => all || !LONG_ONLY.has(name)).map(
    ([name, args, result, change = (bytes) => bytes]): FilmFile => {
      const path = join(folder, name);
      const given = args.map((arg) => (arg === SUBTITLES ? subtitles : arg));
      const { stderr } = spawnSync(binary, [
        '-hide_banner',
        '-nostdin',
        '-y',
        '-loglevel',
        'error',
        ...given,
        path,
      ]);
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
      if (bytes.length === 0) throw new Error(`${name} was not made: ${stderr}`);
      return { name, bytes: change(bytes), result };
    },
  );
  const texts = TEXTS.map(
    ([name, text]): FilmFile => ({
      ...{ name, bytes: Buffer.from(text, 'latin1') },
      result: refused(WITHOUT_INDEX.has(name) ? 'cut_file' : 'not_video'),
    }),
  );
  return [
    ...made,
    ...texts,
    { name: 'nothing.mp4', bytes: Buffer.alloc(0), result: refused('upload_empty') },
  ];
}
