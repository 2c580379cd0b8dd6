import { type FaqEntry, LANGUAGES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faqEntry } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let guest: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  guest = new TestBrowser(platform.app);
}, 90_000);
afterAll(() => platform.stop());

const listIn = async (language: string) =>
  (await guest.get<{ data: FaqEntry[] }>(`/faq?language=${language}`)).body.data;

test('[FAQ-01] every question is answered in every language', async () => {
  const english = await listIn('en');
  expect(english.length).toBeGreaterThanOrEqual(10);
  for (const language of LANGUAGES) {
    const list = await listIn(language);
    expect(list.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    expect(list.every((entry) => entry.language === language && entry.answer.length > 0)).toBe(true);
    const questions = new Set(list.map(({ question }) => question));
    expect(questions.size).toBe(list.length);
    if (language !== 'en') expect(english.some(({ question }) => questions.has(question))).toBe(false);
  }
});

test('[FAQ-01] an article is found by slug and by number, with its topic; others are not found', async () => {
  const [first] = await listIn('en');
  const bySlug = await guest.get<{ entry: FaqEntry; related: FaqEntry[] }>('/faq/what-are-tokens');
  expect(bySlug.body.entry.question).toBe('What are tokens?');
  expect(bySlug.body.related.length).toBeGreaterThan(0);
  expect(bySlug.body.related.every(({ topic }) => topic === 'payments')).toBe(true);
  expect((await guest.get(`/faq/${first?.id}`)).body).toMatchObject({ entry: { slug: first?.slug } });
  expect(await guest.get('/faq/nothing-here')).toMatchObject({ status: 404 });
  expect(await guest.get('/faq/99999')).toMatchObject({ status: 404 });
  expect(await guest.get('/faq/What%20now')).toMatchObject({ status: 400 });
  expect(await guest.get('/faq?language=xx')).toMatchObject({ status: 400 });
});

test('[FAQ-01] rows that people edit: English where a text is missing, and no links that leave the site', async () => {
  const { orm } = platform.database;
  await orm.insert(faqEntry).values({
    slug: 'by-hand',
    topic: 'no such topic',
    position: 1,
    texts: { en: { question: 'By hand?', answer: ['Yes.'] }, de: { question: 'Ohne Antwort?' } },
    links: ['/support', '//elsewhere.example', 'https://elsewhere.example'],
  });
  const [entry] = await listIn('de');
  expect(entry).toMatchObject({ slug: 'by-hand', language: 'en', topic: 'other', links: ['/support'] });
  await orm.update(faqEntry).set({ texts: {} }).where(eq(faqEntry.slug, 'by-hand'));
  expect((await listIn('de')).some(({ slug }) => slug === 'by-hand')).toBe(false);
  expect(await guest.get('/faq/by-hand')).toMatchObject({ status: 404 });
});
