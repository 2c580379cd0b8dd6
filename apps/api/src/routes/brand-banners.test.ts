import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.stop());

interface Listed {
  data: { id: number; title: string; text: string; image: string; link: string }[];
  errorType?: string;
  fields?: object;
}
const list = async (host = 'localhost:4000', language = 'en') =>
  (await new TestBrowser(platform.app, { host }).get<Listed>(`/media/banner/list?language=${language}`)).body;
const mine = {
  image: '/art/site/abc-123.png',
  link: '/media/pictures',
  words: { en: { title: 'New', text: 'Pictures' }, de: { title: 'Neu', text: 'Bilder' } },
};
const save = (who: TestBrowser, key: string, banners: object[]) =>
  who.post<Listed>(`/operator/sites/${key}/banners`, { banners });

describe('[SHELL-15] the banners of a site', () => {
  test('are listed in the visitor’s language, with pictures that exist and pages of this site', async () => {
    const { data } = await list();
    expect(data.map(({ title }) => title)).toEqual(['Videos to keep', 'Join a fan club']);
    expect((await list('localhost:4000', 'de')).data[0]?.title).toBe('Videos zum Behalten');
    for (const { image, link } of data) {
      expect((await platform.app.inject(image)).headers['content-type']).toBe('image/svg+xml');
      expect(link).toMatch(/^\/[^/]/);
    }
  });

  test('do not exist on white labels, whatever is stored for them', async () => {
    const admin = await new TestBrowser(platform.app).login('admin');
    expect((await save(admin, 'noir.localhost', [mine])).status).toBe(200);
    expect((await list('noir.localhost')).data).toEqual([]);
    // Who edits them sees them nevertheless, in all languages.
    const stored = (who: TestBrowser) => who.get<object>('/operator/sites/noir.localhost/banners');
    expect((await stored(admin)).body).toEqual({ banners: [mine] });
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await stored(viewer)).status).toBe(403);
  });

  test('are replaced by admins and owners alone', async () => {
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await save(viewer, 'default', [mine])).body.errorType).toBe('forbidden');
    const operator = await new TestBrowser(platform.app).login('operator');
    expect((await save(operator, 'default', [mine])).body.errorType).toBe('forbidden');
    expect((await save(operator, 'noir.localhost', [mine])).status).toBe(200);
    const admin = await new TestBrowser(platform.app).login('admin');
    const before = (await list()).data;
    expect((await save(admin, 'default', [mine])).body).toEqual({ status: 1, count: 1 });
    expect((await list()).data).toMatchObject([{ title: 'New', image: mine.image, link: mine.link }]);
    expect((await list('localhost:4000', 'de')).data[0]?.title).toBe('Neu');
    // A language without words shows English.
    expect((await list('localhost:4000', 'nl')).data[0]?.title).toBe('New');
    expect((await save(admin, 'default', [])).body).toEqual({ status: 1, count: 0 });
    expect((await list()).data).toEqual([]);
    expect(before).toHaveLength(2);
  });

  test.each([
    ['another site', { link: 'https://evil.example' }],
    ['another site without its scheme', { link: '//evil.example' }],
    ['a foreign picture', { image: 'https://evil.example/x.png' }],
    ['no English', { words: { de: mine.words.de } }],
    ['an empty title', { words: { en: { title: ' ', text: 'x' } } }],
  ])('refuse %s', async (_, change) => {
    const admin = await new TestBrowser(platform.app).login('admin');
    const { status, body } = await save(admin, 'default', [{ ...mine, ...change }]);
    expect([status, body.errorType]).toEqual([400, 'invalid_input']);
  });
});
