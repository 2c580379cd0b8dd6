import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

/** Wednesday, 13:00 in Amsterdam. */
const NOW = Date.parse('2026-11-25T12:00:00Z');
let platform: TestPlatform;
let model: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, now: () => NOW });
  model = await new TestBrowser(platform.app).login('model');
}, 90_000);
afterAll(() => platform.stop());

interface Answer {
  errorType?: string;
  fields?: Record<string, string>;
  schedule?: { zone: string; slots: { day: number }[] } | null;
  shows?: { starts_at: string; ends_at: string }[];
}
const save = (by: TestBrowser, schedule: object) => by.post<Answer>('/video/schedule', schedule);
const shown = async () =>
  (await new TestBrowser(platform.app).get<Answer>('/user/model/schedule')).body.shows;

it('a broadcaster’s weekly times are shown to everybody as instants, the next one first', async () => {
  expect(await shown()).toEqual([]);
  const slots = [
    { day: 5, start: 20 * 60, minutes: 120 },
    { day: 3, start: 12 * 60, minutes: 120 },
  ];
  const saved = await save(model, { zone: 'Europe/Amsterdam', slots });
  expect(saved.body.schedule?.slots.map(({ day }) => day)).toEqual([3, 5]);
  expect((await model.get<Answer>('/video/schedule')).body.schedule).toEqual(saved.body.schedule);
  expect(await shown()).toEqual([
    // It has started.
    { starts_at: '2026-11-25T11:00:00.000Z', ends_at: '2026-11-25T13:00:00.000Z' },
    { starts_at: '2026-11-27T19:00:00.000Z', ends_at: '2026-11-27T21:00:00.000Z' },
    { starts_at: '2026-12-02T11:00:00.000Z', ends_at: '2026-12-02T13:00:00.000Z' },
  ]);
  // The settings of the room are another form: they keep the times.
  const { settings } = (await model.get<{ settings: object }>('/video/streamer_settings')).body;
  expect((await model.post('/video/streamer_settings', settings)).status).toBe(200);
  expect(await shown()).toHaveLength(3);
  await save(model, { zone: 'UTC', slots: [] });
  expect(await shown()).toEqual([]);
});

it('unknown zones, impossible times and viewers are refused', async () => {
  const bad = await save(model, { zone: 'Mars/Olympus', slots: [] });
  expect(bad.body.fields).toEqual({ zone: 'invalid_format' });
  const late = await save(model, { zone: 'UTC', slots: [{ day: 8, start: 0, minutes: 60 }] });
  expect(Object.values(late.body.fields ?? {})).toEqual(['too_big']);
  const viewer = await newMember(platform);
  expect((await save(viewer, { zone: 'UTC', slots: [] })).body.errorType).toBe('forbidden');
  expect((await viewer.get<Answer>('/video/schedule')).body.errorType).toBe('forbidden');
  expect((await viewer.get<Answer>('/user/nobody-here/schedule')).body.errorType).toBe('user_not_found');
});
