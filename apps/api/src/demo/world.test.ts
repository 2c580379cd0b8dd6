import { LIST_LANGUAGES, LIST_REGIONS } from '@footlight/contract';
import { expect, it } from 'vitest';
import { ART_SEED } from './art/pictures.ts';
import { STREAM_NAME } from './streams/loops.ts';
import { demoStatuses, demoWorld } from './world.ts';

const now = new Date('2026-03-01T12:00:00Z');
const { models } = demoWorld(now);

it('is the same every time, and moves with the clock that it is given', () => {
  expect(demoWorld(now)).toEqual({ models });
  expect(demoWorld(new Date('2027-03-01')).models[0]?.username).toBe(models[0]?.username);
});

it('has at least 400 broadcasters with names of their own that the site can route', () => {
  expect(models.length).toBeGreaterThanOrEqual(400);
  expect(new Set(models.map((model) => model.username)).size).toBe(models.length);
  for (const model of models) {
    expect(model.username).toMatch(/^[a-z][a-z0-9_-]{2,31}$/);
    expect(model.streamName).toMatch(STREAM_NAME);
    expect(model.artSeed).toMatch(ART_SEED);
    for (const item of model.media) expect(item.artSeed).toMatch(ART_SEED);
  }
});

it('shows every status in every section, most of them online', () => {
  for (const gender of ['f', 'm', 't', 'c']) {
    const section = models.filter((model) => model.gender === gender);
    expect(new Set(section.map((model) => model.status))).toEqual(new Set(demoStatuses));
    expect(onlineShare(section)).toBeGreaterThan(0.5);
  }
  expect(onlineShare(models)).toBeGreaterThan(0.65);
  expect(onlineShare(models)).toBeLessThan(0.78);
});

const onlineShare = (some: typeof models): number =>
  some.filter((model) => model.status === 'online').length / some.length;

it('covers every language and region of the browse pages', () => {
  expect(new Set(models.flatMap((model) => model.languages))).toEqual(new Set(LIST_LANGUAGES));
  expect(new Set(models.map((model) => model.region))).toEqual(new Set(LIST_REGIONS));
});

it('has adults only, by years and by birth date', () => {
  for (const model of models) {
    expect(model.age).toBeGreaterThanOrEqual(18);
    expect(model.age).toBeLessThanOrEqual(56);
    const years = (now.getTime() - model.birthDate.getTime()) / (365.25 * 86_400_000);
    expect(Math.floor(years)).toBe(model.age);
  }
});

it('has free, paid and fan club media of both kinds, priced in whole tokens', () => {
  const media = models.flatMap((model) => model.media);
  expect(media.some((item) => item.isFreeNoAuth)).toBe(true);
  expect(new Set(media.map((item) => item.fanclubAccessLevel))).toEqual(
    new Set([null, 'supporter', 'insider', 'legend']),
  );
  expect(new Set(media.map((item) => item.typeName))).toEqual(new Set(['pictures', 'videos', 'recording']));
  for (const item of media) {
    expect(Number.isSafeInteger(item.tokenPrice) && item.tokenPrice >= 0).toBe(true);
    expect(item.createdAt.getTime()).toBeLessThan(now.getTime());
  }
});
