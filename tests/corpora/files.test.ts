import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKey, videoKey } from '../../apps/api/src/kernel/db/schema/stored-media.ts';
import { findFfmpeg } from '../../apps/api/src/kernel/streams/ffmpeg.ts';
import { type FilmFile, filmFiles } from './files/films.ts';
import { type Library, openLibrary } from './files/library.ts';
import { cornerOf, PAYLOAD, type PictureFile, pictureFiles } from './files/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-corpus-'));
let library: Library;
let binary: string;
let pictures: readonly PictureFile[];
let films: readonly FilmFile[];
beforeAll(async () => {
  const found = await findFfmpeg();
  if (found === null) throw new Error('no ffmpeg');
  binary = found;
  pictures = await pictureFiles();
  films = filmFiles(binary, folder, { all: process.env.FILES_CAMPAIGN === 'long' });
  library = await openLibrary();
}, 180_000);
afterAll(async () => {
  await library?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is stored of a picture, in the terms of the corpus. */
async function pictureResult({ name, bytes, result }: PictureFile): Promise<object> {
  const outcome = await library.put('picture', name, bytes);
  if ('refused' in outcome) return outcome;
  if (outcome.stored.kind !== 'picture') throw new Error(`${name} became a video`);
  const drawn = await library.read(pictureKey(outcome.stored.picture));
  const { format, width, height, pages = 1, exif, icc, xmp, space } = await sharp(drawn).metadata();
  const extras = [
    ...(format === 'webp' ? [] : [format]),
    ...(pages === 1 ? [] : ['frames']),
    ...(exif || icc || xmp ? ['metadata'] : []),
    ...(space === 'srgb' ? [] : [space]),
    ...(drawn.includes(PAYLOAD) ? ['payload'] : []),
    ...(width === outcome.stored.width && height === outcome.stored.height ? [] : ['another size']),
  ];
  const pixel = await sharp(drawn)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const corner = 'corner' in result ? { corner: cornerOf([...pixel]) } : {};
  return { width, height, ...corner, ...(extras.length > 0 ? { extras } : {}) };
}

/** What is stored of a film, in the terms of the corpus. */
async function filmResult({ name, bytes, result }: FilmFile): Promise<object> {
  const outcome = await library.put('video', name, bytes);
  if ('refused' in outcome) return outcome;
  if (outcome.stored.kind !== 'video') throw new Error(`${name} became a picture`);
  const { width, height, seconds, video } = outcome.stored;
  const path = join(folder, 'stored.mp4');
  writeFileSync(path, await library.read(videoKey(video)));
  const words = String(spawnSync(binary, ['-hide_banner', '-nostdin', '-i', path]).stderr);
  const film = /Stream #0:\d.*Video: (.*)/.exec(words)?.[1] ?? '';
  const sound = /Stream #0:\d.*Audio: (.*)/.exec(words)?.[1] ?? '';
  const wanted = [
    /^h264 \(Main\)/,
    /yuv420p\((?:tv, )?bt709/,
    /SAR 1:1/,
    /\b30 fps/,
    new RegExp(`\\b${width}x${height}\\b`),
  ];
  const extras = [
    ...wanted.filter((form) => !form.test(film)).map(String),
    ...(/rotat|displaymatrix|Subtitle|Chapter/i.test(words) ? ['a turn or another track'] : []),
    ...(sound === '' || /aac.*stereo/.test(sound) ? [] : [sound]),
  ];
  const expected = 'seconds' in result ? result.seconds : 0;
  return {
    ...{ width, height, seconds: Math.abs(seconds - expected) < 0.15 ? expected : seconds },
    ...{ hasSound: sound !== '', ...(extras.length > 0 ? { extras } : {}) },
  };
}

/** The files with another result than theirs, all of them. */
async function wrongOf<F extends PictureFile | FilmFile>(
  files: readonly F[],
  given: (file: F) => Promise<object>,
): Promise<object[]> {
  const wrong: object[] = [];
  for (const file of files) {
    const result = await given(file);
    try {
      expect(result).toEqual(file.result);
    } catch {
      wrong.push({ name: file.name, result, expected: file.result });
    }
  }
  return wrong;
}

describe('[MEDIA-01] files that people upload', () => {
  it('are enough, and each is another one', () => {
    const files = [...pictures, ...films];
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it('as pictures are drawn upright without anything else, or refused with a reason', async () => {
    expect(await wrongOf(pictures, pictureResult)).toEqual([]);
  }, 180_000);

  it('as films become what every browser plays, or are refused with a reason', async () => {
    expect(await wrongOf(films, filmResult)).toEqual([]);
  }, 300_000);
});
