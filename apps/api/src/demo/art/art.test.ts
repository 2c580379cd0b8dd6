import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { svgToPng } from '../../kernel/svg-picture.ts';
import { loopOf } from '../streams/loops.ts';
import { artPlugin } from './index.ts';
import { initialsOf } from './letters.ts';
import { logoNames, logoPicture } from './logos.ts';
import { oklchHex } from './palette.ts';
import {
  avatarPicture,
  bannerPicture,
  mediaPicture,
  offlinePicture,
  sharePicture,
  thumbPicture,
} from './pictures.ts';
import { drawLook, LOOKS, lookOf } from './scenes/index.ts';
import { BLEED, swayAt } from './scenes/scene.ts';
import { still } from './scenes/still.ts';
import { createPngRenderer } from './share.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(
    artPlugin({
      isShared: async (seed) => (seed === 'f.luna_maren' ? 'room' : null),
      lacksAgeProof: async ({ headers }) => headers['x-unverified'] !== undefined,
    }),
  );
});
afterAll(() => app.close());

const seeds = fc
  .tuple(fc.constantFrom('f.', 'm.', 't.', 'c.', ''), fc.stringMatching(/^[a-z0-9_]{1,20}$/))
  .map((parts) => parts.join(''));

it('makes pixels of the whole scene of each look; a scene that the renderer cannot draw ends this process', async () => {
  for (let look = 0; look < LOOKS; look++)
    for (const phase of [0, 0.3, 0.7]) {
      const png = await svgToPng(() => still(drawLook(look), { width: 64, height: 36 }, phase));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
    }
});

it('draws the same for the same seed, well formed, small, and without foreign references', () => {
  fc.assert(
    fc.property(seeds, fc.nat(1_000_000), (seed, bucket) => {
      for (const draw of [
        avatarPicture,
        bannerPicture,
        mediaPicture,
        sharePicture,
        (text: string) => thumbPicture(text, bucket),
      ]) {
        const svg = draw(seed);
        expect(draw(seed)).toBe(svg);
        expect(svg.length).toBeLessThan(10_000);
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|href|<script|<image|http(?!:\/\/www\.w3\.org\/2000\/svg")/,
        );
        // Every referenced gradient exists.
        for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
      }
    }),
    { numRuns: 60 },
  );
});

it('draws buckets apart', () => {
  expect(thumbPicture('f.luna_maren', 1)).not.toBe(thumbPicture('f.luna_maren', 2));
  expect(thumbPicture('f.luna_maren', 1)).toBe(thumbPicture('f.luna_maren', 13));
  expect(new Set(['a', 'b', 'c', 'd'].map((variant) => offlinePicture(variant as 'a'))).size).toBe(4);
});

it('shows a broadcaster in one scene and colour everywhere, and all looks are in use', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `name${at}`);
  expect(new Set(names.map(lookOf)).size).toBe(LOOKS);
  for (const name of names.slice(0, 40)) {
    expect(loopOf(`s_${name}`)).toBe(lookOf(name));
    const { definitions } = drawLook(lookOf(name));
    const pictures = [
      thumbPicture(`f.${name}`),
      thumbPicture(`f.${name}.b`, 3),
      avatarPicture(`m.${name}`),
      mediaPicture(`c.${name}-12`),
      mediaPicture(`c.${name}-2`, 'a secret'),
      sharePicture(`f.${name}`),
    ];
    for (const picture of pictures) expect(picture).toContain(definitions);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

it('moves each layer less far than it reaches beyond the frame, and back to where it began', () => {
  for (let look = 0; look < LOOKS; look += 1) {
    const { layers } = drawLook(look);
    expect(layers[0].sway).toBeUndefined();
    const moving = layers.flatMap(({ sway }) => sway ?? []);
    expect(moving.length).toBeGreaterThan(0);
    for (const sway of moving) {
      for (let at = 0; at <= 1; at += 0.05)
        for (const way of swayAt(sway, at)) expect(Math.abs(way)).toBeLessThanOrEqual(BLEED);
      const [first, last] = [swayAt(sway, 0), swayAt(sway, 1)];
      expect(first[0]).toBeCloseTo(last[0]);
      expect(first[1]).toBeCloseTo(last[1]);
    }
  }
});

it('[AGE-02] draws nothing of rooms and media for who has not verified their age, and lets no cache keep that', async () => {
  const ask = (path: string, unverified: boolean) =>
    app.inject({ url: `/art/${path}`, headers: unverified ? { 'x-unverified': '1' } : {} });
  for (const path of ['thumb/f.luna_maren.svg', 'media/f.luna_maren.svg', 'share/f.luna_maren.png']) {
    const [open, closed] = [await ask(path, false), await ask(path, true)];
    expect(closed.statusCode).toBe(200);
    expect(closed.headers['content-type']).toBe(open.headers['content-type']);
    expect(closed.rawPayload.equals(open.rawPayload)).toBe(false);
    expect(closed.headers['cache-control']).toBe('private, no-store');
    expect(open.headers['cache-control']).toContain('private');
  }
});

it('answers pictures with types and long caching, and 404 for anything else', async () => {
  for (const path of [
    'avatar/f.luna.svg',
    'thumb/m.x.svg?v=29000000',
    'media/7.svg',
    'offline/d.svg',
    'logo/noir.svg?form=dark',
  ]) {
    const answer = await app.inject(`/art/${path}`);
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
  const bad = [
    'avatar/f.luna.png',
    'avatar/%3Cscript%3E.svg',
    'avatar/..%2f..%2fx.svg',
    'offline/e.svg',
    'logo/constructor.svg',
    'share/a.svg',
    `thumb/${'a'.repeat(90)}.svg`,
  ];
  for (const path of bad) expect([path, (await app.inject(`/art/${path}`)).statusCode]).toEqual([path, 404]);
});

it('renders a share card as a PNG of 1200 × 630', async () => {
  const answer = await app.inject('/art/share/f.luna_maren.png');
  expect(answer.headers['content-type']).toBe('image/png');
  const png = answer.rawPayload;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('refuses share cards when too many are waiting, and serves known ones on', async () => {
  const renderer = createPngRenderer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  const all = await Promise.all(Array.from({ length: 10 }, (_, at) => renderer.png(`k${at}`, () => svg)));
  expect(all.map((png) => png !== null)).toEqual([...Array(6).fill(true), ...Array(4).fill(false)]);
  expect(await renderer.png('k0', () => 'not drawn again')).toBe(all[0]);
  await expect(renderer.png('broken', () => '<svg')).rejects.toBeDefined();
  expect(await renderer.png('after', () => svg)).not.toBeNull();
});

it('draws word-marks for light and dark grounds', () => {
  for (const name of logoNames) expect(logoPicture(name, 'light')).not.toBe(logoPicture(name, 'dark'));
  expect(logoPicture('constructor', 'light')).toBeNull();
});

it('takes initials from names, and colours inside sRGB', () => {
  expect(['luna_maren', 'ada', '42', 'mia & leo', ''].map(initialsOf)).toEqual(['LM', 'A', '', 'ML', '']);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.integer(),
      (l, c, h) => {
        expect(oklchHex(l, c, h)).toMatch(/^#[0-9a-f]{6}$/);
      },
    ),
  );
});
