import { expect, it } from 'vitest';
import {
  isHeic,
  type PictureType,
  pictureTypeOf,
  type VideoContainer,
  videoContainerOf,
} from './file-types.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const ftyp = (main: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + others.length * 4], `ftyp${main}`, [0, 0, 0, 0], ...others, [0, 0, 0, 8], 'mdat');
/** Packets of a transport stream of this length, each after `before` bytes. */
const packets = (length: number, before: number) =>
  Uint8Array.from({ length: 400 }, (_, at) => (at % length === before ? 0x47 : 0));

const files: [name: string, file: Uint8Array, container: VideoContainer | null, type: PictureType | null][] =
  [
    ['MP4', ftyp('isom', 'iso2', 'avc1', 'mp41'), 'mov', null],
    ['MOV', ftyp('qt  '), 'mov', null],
    ...['moov', 'mdat', 'wide', 'free', 'skip'].map((atom): [string, Uint8Array, VideoContainer, null] => [
      `QuickTime with ${atom} first`,
      bytes([0, 0, 0, 8], atom),
      'mov',
      null,
    ]),
    ['WebM and MKV', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f]), 'matroska', null],
    ['FLV', bytes('FLV', [1, 5, 0, 0, 0, 9]), 'flv', null],
    ['MPEG-TS', packets(188, 0), 'mpegts', null],
    ['MPEG-TS of a memory card', packets(192, 4), 'mpegts', null],
    ['text that begins with G', bytes('GIVE ME AN H'), null, null],
    ['AVI', bytes('RIFF', [0, 0, 1, 0], 'AVI LIST'), null, null],
    ['OGV', bytes('OggS', [0, 2, 0, 0, 0, 0]), null, null],
    ['a playlist', bytes('#EXTM3U\n#EXT-X-VERSION:3\n'), null, null],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), null, 'image/jpeg'],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), null, 'image/png'],
    ['WebP', bytes('RIFF', [0, 0, 1, 0], 'WEBPVP8 '), null, 'image/webp'],
    ['GIF', bytes('GIF89a'), null, 'image/gif'],
    ['AVIF', ftyp('avif', 'mif1', 'miaf'), null, 'image/avif'],
    ['AVIF by its second brand', ftyp('mif1', 'avif', 'miaf'), null, 'image/avif'],
    ['an AVIF sequence', ftyp('avis', 'msf1'), null, 'image/avif'],
    ['HEIC of an iPhone 8', ftyp('heic', 'mif1', 'heic'), null, null],
    ['HEIC of an iPhone 13', ftyp('heic', 'mif1', 'MiHE', 'miaf', 'MiHB', 'heic'), null, null],
    ['HEIC by its second brand', ftyp('mif1', 'heic'), null, null],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null, null],
    ['nothing', bytes(), null, null],
  ];

it.each(files)('knows %s by its first bytes', (_name, file, container, type) => {
  expect([videoContainerOf(file), pictureTypeOf(file)]).toEqual([container, type]);
});

it('knows HEIC from all others', () => {
  const heic = files.filter(([, file]) => isHeic(file)).map(([name]) => name);
  expect(heic).toEqual(['HEIC of an iPhone 8', 'HEIC of an iPhone 13', 'HEIC by its second brand']);
});
