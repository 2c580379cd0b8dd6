import { expect, it } from 'vitest';
import { sortFiles } from './file-kind.ts';

it('[MEDIA-01] sorts files by their first bytes, whatever their names and types say', async () => {
  const file = (name: string, type: string, begin: number[]) =>
    new File([Uint8Array.from(begin), new Uint8Array(1_000)], name, { type });
  const webm = file('film.jpg', 'image/jpeg', [0x1a, 0x45, 0xdf, 0xa3]);
  const photo = file('photo', '', [0xff, 0xd8, 0xff, 0xe1]);
  const avi = file('film.mp4', 'video/mp4', [...Buffer.from('RIFF....AVI ')]);
  const heic = file('IMG_1.jpg', 'image/jpeg', [0, 0, 0, 20, ...Buffer.from('ftypheic\0\0\0\0mif1')]);
  const empty = new File([], 'empty.png', { type: 'image/png' });
  expect(await sortFiles([webm, photo, avi, heic, empty])).toEqual({
    videos: [webm],
    pictures: [photo],
    refused: [avi, heic, empty],
    hasHeic: true,
  });
  expect((await sortFiles([photo, avi])).hasHeic).toBe(false);
});
