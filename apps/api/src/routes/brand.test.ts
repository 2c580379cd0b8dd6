import { crc32, deflateSync } from 'node:zlib';
import type { BrandConfig, OperatorSiteDetail, SiteConfig } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let operator: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({
    rateLimits: false,
    brandChecks: {
      checkCss: (text) => ({
        text,
        findings: text.includes('@import')
          ? [{ severity: 'refused', code: 'import', message: 'Nothing is loaded.', line: 1, column: 1 }]
          : [],
      }),
      checkHtml: (text) => ({ text: text.replaceAll(/<script.*?<\/script>/g, ''), findings: [] }),
    },
  });
  operator = await new TestBrowser(platform.app).login('operator');
  admin = await new TestBrowser(platform.app).login('admin');
}, 90_000);
afterAll(() => platform.stop());

const refusal = (errorType: string) => expect.objectContaining({ errorType, error: expect.any(String) });
let keys = 0;
const freshKey = () => {
  keys += 1;
  return `key-of-a-test-${keys}`;
};

const detail = async (key: string, as = operator) =>
  (await as.get<OperatorSiteDetail>(`/operator/sites/${key}`)).body;
const save = (key: string, draft: number, config: unknown, as = operator) =>
  as.post<{ draft: { draft: number }; report: OperatorSiteDetail['report'] }>(
    `/operator/sites/${key}/draft`,
    { draft, config },
  );
const publish = (key: string, revision: number, draft: number, id = freshKey(), as = operator) =>
  as.post<{ revision: number }>(`/operator/sites/${key}/publish`, { revision, draft }, id);
const siteAt = async (host: string, headers: Record<string, string> = {}) =>
  (await new TestBrowser(platform.app, { host, ...headers }).get<SiteConfig>('/site_config?ssr=1')).body;

/** Changes the live config: saves a draft and publishes it. */
async function change(key: string, change: (config: BrandConfig) => BrandConfig) {
  const { revision, live, draft } = await detail(key);
  const saved = await save(key, draft?.draft ?? 0, change(live as BrandConfig));
  return publish(key, revision, saved.body.draft.draft);
}
const withCustom = (custom: object) => (config: BrandConfig) => ({
  ...config,
  custom: { ...config.custom, ...custom },
});

describe('who may', () => {
  test('[BRAND-06] an operator has the own sites, an admin all', async () => {
    const own = await operator.get<{ sites: { key: string }[]; may_create: boolean }>('/operator/sites');
    const names = own.body.sites.map(({ key }) => key);
    expect(names.sort()).toEqual(
      Object.values(demoSites)
        .map((site) => site.domain_name)
        .filter((domain) => domain !== 'localhost')
        .sort(),
    );
    expect(own.body.may_create).toBe(false);
    const all = await admin.get<{ sites: { key: string }[] }>('/operator/sites');
    expect(all.body.sites.map(({ key }) => key)).toContain('default');
  });

  test.each([
    ['GET', ''],
    ['GET', '/revisions/1'],
    ['POST', '/draft', { draft: 0, config: {} }],
    ['POST', '/discard', { draft: 0 }],
    ['POST', '/publish', { revision: 1, draft: 1 }],
    ['POST', '/revert', { revision: 1, to: 1 }],
    ['POST', '/assets', { kind: 'logo', data: 'AAAA' }],
    ['POST', '/preview', {}],
  ] as const)('%s %s is refused to everybody else', async (method, path, body?: object) => {
    const call = (as: TestBrowser, key: string) =>
      as.call(method, `/operator/sites/${key}${path}`, body, { 'idempotency-key': freshKey() });
    const guest = await new TestBrowser(platform.app).start();
    expect((await call(guest, 'noir.localhost')).body).toEqual(refusal('login_required'));
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await call(viewer, 'noir.localhost')).body).toEqual(refusal('forbidden'));
    expect((await call(operator, 'default')).body).toEqual(refusal('forbidden'));
    expect((await call(admin, 'nowhere.example')).body).toEqual(refusal('not_found'));
  });

  test('only an admin makes a site, and it is live without a restart', async () => {
    const { display_name, is_non_nude, custom } = demoSites.noir;
    const body = {
      key: 'brand-new.localhost',
      sitecode: 'brand-new',
      main_domain_url: 'https://brand-new.localhost',
      is_whitelabel: true,
      owner_webmaster_username: 'operator',
      config: { config_version: 1, display_name, is_non_nude, custom },
    };
    expect((await siteAt('brand-new.localhost')).site.sitecode).toBe('footlight');
    expect((await operator.post('/operator/sites', body)).body).toEqual(refusal('forbidden'));
    const ownerless = { ...body, owner_webmaster_username: 'not_registered_yet' };
    expect((await admin.post('/operator/sites', ownerless)).body).toEqual(refusal('user_not_found'));
    for (const key of ['127.0.0.1', '127.1', '0x7f.1', '2130706433']) {
      const refused = await admin.post('/operator/sites', { ...body, key });
      expect([refused.status, refused.body.fields]).toEqual([400, { key: 'invalid_format' }]);
    }
    expect((await admin.post('/operator/sites', body)).status).toBe(200);
    expect((await siteAt('brand-new.localhost')).site.sitecode).toBe('brand-new');
    expect((await admin.post('/operator/sites', body)).body).toEqual(refusal('site_taken'));
    const twin = { ...body, key: 'twin.localhost' };
    expect((await admin.post('/operator/sites', twin)).body).toEqual(refusal('site_taken'));
    expect((await detail('brand-new.localhost')).history).toMatchObject([{ revision: 1, by: 'admin' }]);
  });
});

describe('draft, publish, revert', () => {
  test('a published change is live at once, has a history, and goes back', async () => {
    const before = (await siteAt('velvet.localhost')).site;
    expect((await change('velvet.localhost', withCustom({ h1_content: 'Another evening' }))).body).toEqual(
      expect.objectContaining({ status: 1, revision: 2 }),
    );
    expect((await siteAt('velvet.localhost')).site.custom.h1_content).toBe('Another evening');
    const path = '/operator/sites/velvet.localhost/revert';
    const back = await operator.post(path, { revision: 2, to: 1 }, freshKey());
    expect(back.body).toEqual({ status: 1, revision: 3 });
    expect((await siteAt('velvet.localhost')).site).toEqual(before);
    expect((await detail('velvet.localhost')).history).toMatchObject([
      { revision: 3, kind: 'reverted', reverted_to: 1, by: 'operator' },
      { revision: 2, kind: 'published', reverted_to: null, by: 'operator' },
      { revision: 1, kind: 'created', by: null },
    ]);
    const second = await operator.get<{ config: BrandConfig }>(
      '/operator/sites/velvet.localhost/revisions/2',
    );
    expect(second.body.config.custom.h1_content).toBe('Another evening');
  });

  test('a draft keeps every value, names what is wrong, and cannot be published', async () => {
    const { live, revision } = await detail('noir.localhost');
    const wild = {
      ...live,
      display_name: 'x'.repeat(200),
      later: { nested: [null, 'NUL \u0000 and \ud83d\ude00'] },
      custom: {
        ...live.custom,
        color_primary: 'hot;pink',
        radius_factor: 7,
        logo_path: '//evil.example/l.png',
      },
    };
    const saved = await save('noir.localhost', 0, wild);
    expect(saved.body.report.problems).toEqual({
      display_name: 'too_long',
      later: 'unknown_field',
      'custom.color_primary': 'invalid_format',
      'custom.radius_factor': 'too_big',
      'custom.logo_path': 'invalid_format',
    });
    expect((await detail('noir.localhost')).draft?.config).toEqual(wild);
    const refused = await publish('noir.localhost', revision, saved.body.draft.draft);
    expect(refused.body).toMatchObject({
      errorType: 'invalid_input',
      fields: { 'custom.color_primary': 'invalid_format' },
    });
    // Visitors receive the texts of their language alone.
    const inEnglish = Object.entries(demoSites.noir.custom).filter(
      ([key]) => !/_(de|es|fr|it|nl)$/.test(key),
    );
    expect((await siteAt('noir.localhost')).site.custom).toEqual(Object.fromEntries(inEnglish));
    await operator.post('/operator/sites/noir.localhost/discard', { draft: saved.body.draft.draft });
  });

  test('a config of a newer version changes nothing, not even the draft', async () => {
    const before = await detail('onyx.localhost');
    const newer = { ...before.live, config_version: 2 };
    expect((await save('onyx.localhost', 0, newer)).body).toEqual(refusal('config_too_new'));
    expect(await detail('onyx.localhost')).toEqual(before);
  });

  test('what the checks refuse stays a draft; the live brand stays as it was', async () => {
    const css = withCustom({ custom_css: '@import url(//evil.example/x.css);' });
    expect((await change('onyx.localhost', css)).body).toMatchObject({
      errorType: 'brand_refused',
      fields: { 'custom.custom_css': 'not_accepted' },
    });
    const { report, draft } = await detail('onyx.localhost');
    expect(report.findings).toMatchObject([{ field: 'custom.custom_css', line: 1, column: 1 }]);
    expect((await siteAt('onyx.localhost')).site.custom.custom_css).toBeUndefined();
    await operator.post('/operator/sites/onyx.localhost/discard', { draft: draft?.draft });
  });

  test('two windows do not overwrite each other, and one publication is one revision', async () => {
    const key = 'grid.localhost';
    const { live, revision } = await detail(key);
    const first = await save(key, 0, live);
    const draft = first.body.draft.draft;
    expect((await save(key, 0, live)).body).toEqual(refusal('revision_conflict'));
    expect((await publish(key, revision + 1, draft)).body).toEqual(refusal('revision_conflict'));
    expect((await publish(key, revision, draft + 1)).body).toEqual(refusal('revision_conflict'));
    const id = freshKey();
    const answers = await Promise.all([publish(key, revision, draft, id), publish(key, revision, draft, id)]);
    expect(answers.map(({ body }) => body.revision)).toEqual([revision + 1, revision + 1]);
    expect((await detail(key)).history).toHaveLength(2);
    // A draft number is never reused after its draft was published.
    expect((await save(key, 0, live)).body.draft.draft).toBeGreaterThan(draft);
    expect((await save(key, draft, live)).body).toEqual(refusal('revision_conflict'));
  });

  test('any JSON can be a draft, and comes back as it was', async () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<unknown>, { maxKeys: 6 });
    let number = (await detail('pebble.localhost')).draft?.draft ?? 0;
    await fc.assert(
      fc.asyncProperty(json, async (config) => {
        const { status, body } = await save('pebble.localhost', number, config);
        // A key that would change the prototype is rejected with the whole body, or no field of a brand.
        if (/"(__proto__|constructor)":/.test(JSON.stringify(config))) {
          expect([200, 400]).toContain(status);
          if (status === 400) return;
        }
        const { prototype: _, ...kept } = config;
        if (typeof config.config_version === 'number' && config.config_version > 1) {
          expect(body).toEqual(refusal('config_too_new'));
          return;
        }
        expect(status).toBe(200);
        number = body.draft.draft;
        expect(JSON.stringify((await detail('pebble.localhost')).draft?.config)).toBe(JSON.stringify(kept));
      }),
      { numRuns: 60, examples: [[JSON.parse(`{"__proto__":{"a":1}}`)], [{ prototype: false, a: 1 }]] },
    );
  });
});

describe('preview', () => {
  const tokenOf = async (key: string) => {
    const { body } = await operator.post<{ url: string }>(`/operator/sites/${key}/preview`, {});
    expect(body.url).toMatch(new RegExp(`^http://${key}:4000/\\?brand_preview=`));
    return new URL(body.url).searchParams.get('brand_preview') ?? '';
  };

  test('a link shows the draft to whoever has it, and to nobody else', async () => {
    const key = 'mirage.localhost';
    const { live } = await detail(key);
    await save(key, 0, {
      ...live,
      display_name: '',
      custom: { ...live.custom, h1_content: 'Not yet', color_primary: 'no;colour' },
    });
    const token = await tokenOf(key);
    const shown = await siteAt(key, { 'x-brand-preview': token });
    expect(shown.preview?.draft).toBeGreaterThan(0);
    // The preview uses the valid parts of the draft and the live config for the rest.
    expect(shown.site.custom.h1_content).toBe('Not yet');
    expect(shown.site.custom.color_primary).toBeUndefined();
    expect(shown.site.display_name).toBe('Mirage Live');
    expect((await siteAt(key)).site.custom.h1_content).toBe(demoSites.mirage.custom.h1_content);
    expect((await siteAt(key)).preview).toBeUndefined();
    const elsewhere = await siteAt('noir.localhost', { 'x-brand-preview': token });
    expect([elsewhere.preview, elsewhere.site.sitecode]).toEqual([undefined, 'noir']);
    const browse = await new TestBrowser(platform.app, { host: key, 'x-brand-preview': token }).get<{
      seo: { h1: string };
    }>('/browse/react/');
    expect(browse.body.seo.h1).toBe('Not yet');
    const others = await new TestBrowser(platform.app, { host: key }).get<{ seo: { h1: string } }>(
      '/browse/react/',
    );
    expect(others.body.seo.h1).toBe(demoSites.mirage.custom.h1_content);
  });

  test('a changed or invented word opens nothing', async () => {
    const token = await tokenOf('mirage.localhost');
    const [text = '', signature = ''] = token.split('.');
    const later = Buffer.from(JSON.stringify(['mirage.localhost', 9e15])).toString('base64url');
    for (const wrong of [`${later}.${signature}`, `${text}.x`, text, '..', 'null.null', '']) {
      expect((await siteAt('mirage.localhost', { 'x-brand-preview': wrong })).preview).toBeUndefined();
    }
  });
});

/** A real PNG of one colour. */
function png(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
    extra,
  ]);
}

describe('pictures', () => {
  const upload = (bytes: Buffer, as = operator) =>
    as.post<{ path: string }>('/operator/sites/velvet.localhost/assets', {
      kind: 'logo',
      data: bytes.toString('base64'),
    });

  test('a PNG and a WEBP are kept by their bytes and served with headers that let them do nothing', async () => {
    const bytes = png(296, 72);
    const { status, body } = await upload(bytes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'image/png', width: 296, height: 72, bytes: bytes.length });
    expect((await upload(bytes)).body).toEqual(body);
    const served = await platform.app.inject({ url: body.path });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
    expect((await upload(webp)).body).toMatchObject({ type: 'image/webp', width: 1, height: 1 });
    const named = withCustom({ logo_path: body.path });
    expect((await change('velvet.localhost', named)).body).toMatchObject({ status: 1 });
  });

  test('a JPEG and a GIF are drawn anew, and what follows the end of a PNG is cut off', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a03060' } });
    const jpeg = await picture
      .clone()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    for (const bytes of [jpeg, await picture.clone().gif().toBuffer()]) {
      const { body } = await upload(bytes);
      expect(body).toMatchObject({ type: 'image/webp', width: 40, height: 30 });
      const served = (await platform.app.inject({ url: body.path })).rawPayload;
      expect((await sharp(served).metadata()).mediaType).toBe('image/webp');
      expect(served.includes('secret place')).toBe(false);
    }
    expect((await upload(await picture.clone().avif().toBuffer())).body).toMatchObject({
      type: 'image/avif',
    });
    const { body } = await upload(png(20, 20, Buffer.from('<script>1</script>')));
    const served = await platform.app.inject({ url: body.path });
    expect(served.rawPayload.equals(png(20, 20))).toBe(true);
  });

  test('an SVG is served as a PNG of its shapes', async () => {
    const shape =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><circle cx="9" cy="9" r="9"/></svg>';
    const { body } = await upload(Buffer.from(shape));
    expect(body).toMatchObject({ type: 'image/png', width: 960, height: 240 });
    const served = await platform.app.inject({ url: body.path });
    expect(served.headers['content-type']).toBe('image/png');
    expect((await sharp(served.rawPayload).metadata()).mediaType).toBe('image/png');
  });

  const broken = Buffer.from(png(20, 20));
  broken.writeUInt8(broken.readUInt8(40) ^ 1, 40);
  test.each([
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'),
      'svg_unsupported',
    ],
    ['HTML under another name', Buffer.from(`<!doctype html>${'x'.repeat(60)}`), 'image_unsupported'],
    ['a GIF without frames', Buffer.from(`GIF89a${'\0'.repeat(60)}`, 'latin1'), 'image_damaged'],
    [
      'an AVIF sequence',
      Buffer.from(`\0\0\0\x18ftypavis\0\0\0\0avisavif\0\0\0\x10moov${'\0'.repeat(8)}`, 'latin1'),
      'image_unsupported',
    ],
    ['nothing', Buffer.alloc(0), 'image_unsupported'],
    ['a cut PNG', png(20, 20).subarray(0, -6), 'image_damaged'],
    ['a PNG with a wrong checksum', broken, 'image_damaged'],
    ['a PNG that is far too wide', png(2_001, 1), 'image_too_large'],
    ['a file of 513 KiB', Buffer.alloc(513 * 1024), 'image_too_large'],
  ])('%s is refused', async (_, bytes, errorType) => {
    const { body } = await upload(bytes);
    expect([errorType, 'invalid_input']).toContain((body as { errorType?: string }).errorType);
    if (errorType !== 'image_too_large') expect(body).toEqual(refusal(errorType));
  });
});

describe('what a site shows', () => {
  interface List {
    userList: { username: string; tags: string[]; status: string; thumbnail_url: string }[];
    totalCount: number;
    seo: { headerHtml: string };
  }
  const list = async (host: string) =>
    (await new TestBrowser(platform.app, { host }).get<List>('/browse/react/?perPage=1000')).body;

  test('[BRAND-03] is_non_nude and hide_explicit leave out what is marked', async () => {
    const [all, nonNude, hidden] = await Promise.all(
      ['localhost', 'velvet.localhost', 'onyx.localhost'].map(list),
    );
    const marked = all!.userList.filter(({ tags }) => tags.includes('uncensored'));
    expect(marked.length).toBeGreaterThan(20);
    for (const some of [nonNude!, hidden!]) {
      expect(some.totalCount).toBe(all!.totalCount - marked.length);
      expect(some.userList.flatMap(({ tags }) => tags)).not.toContain('uncensored');
    }
    const room = `/chat/react/${marked[0]!.username}`;
    const at = (host: string) =>
      new TestBrowser(platform.app, { host }).get<{ suggestions: string[]; user: { tagListNew: string[] } }>(
        room,
      );
    const none = await at('velvet.localhost');
    expect(none.body).toEqual(refusal('user_not_found'));
    const names = new Set(marked.map(({ username }) => username));
    expect(none.body.suggestions.filter((name) => names.has(name))).toEqual([]);
    expect((await at('onyx.localhost')).body.user.tagListNew).not.toContain('uncensored');
    expect((await at('localhost')).body.user.tagListNew).toContain('uncensored');
    expect((await siteAt('velvet.localhost')).approvedTagSlugs).not.toContain('uncensored');
    const media = await new TestBrowser(platform.app, { host: 'onyx.localhost' }).get(
      `/user/${marked[0]!.username}/media`,
    );
    expect(media.body).toEqual({ mediaList: [] });
  });

  test('[BRAND-02] offline pictures, renditions and HTML follow the config', async () => {
    const offline = async (host: string) =>
      (await list(host)).userList
        .filter(({ status }) => status === 'offline')
        .map((user) => user.thumbnail_url);
    expect((await offline('blanc.localhost')).every((url) => url.startsWith('/art/offline/'))).toBe(true);
    expect((await offline('localhost')).every((url) => url.startsWith('/art/thumb/'))).toBe(true);
    const online = (await list('localhost')).userList.find(({ status }) => status === 'online')!.username;
    const renditions = async (host: string) =>
      (
        await new TestBrowser(platform.app, { host }).get<{ stream: { quality_renditions: unknown[] } }>(
          `/chat/react/${online}`,
        )
      ).body.stream.quality_renditions.length;
    expect(await renditions('localhost')).toBeGreaterThan(1);
    expect(await renditions('grid.localhost')).toBe(1);
    await change('blanc.localhost', withCustom({ header_html: 'Hi<script>1</script>' }));
    expect((await list('blanc.localhost')).seo.headerHtml).toBe('Hi');
  });

  test('[BRAND-02] texts are served in the language, else in English, else the built-in ones', async () => {
    const host = 'pebble.localhost';
    await change(
      host,
      withCustom({
        h1_content: 'Welcome',
        meta_title: 'English title',
        header_html: 'Hello <b>all</b>',
        h1_content_de: 'Willkommen',
        meta_description_de: 'Deutsche Beschreibung',
        header_html_de: 'Hallo<script>1</script> <b>alle</b>',
        meta_title_de: '',
        h1_content_fr: '',
        footer_html_fr: 'Au revoir',
        meta_title_fr: '',
        meta_description: '',
        meta_description_fr: '',
      }),
    );
    const seoIn = async (language: string) =>
      (
        await new TestBrowser(platform.app, { host }).get<{ seo: Record<string, string> }>(
          `/browse/react/?language=${language}`,
        )
      ).body.seo;
    expect(await seoIn('de')).toMatchObject({
      h1: 'Willkommen',
      metaTitle: 'English title',
      metaDescription: 'Deutsche Beschreibung',
      headerHtml: 'Hallo <b>alle</b>',
      footerHtml: '',
    });
    expect(await seoIn('fr')).toMatchObject({
      h1: 'Welcome',
      metaTitle: 'English title',
      metaDescription: expect.stringMatching(/^Des personnes en direct/),
      headerHtml: 'Hello <b>all</b>',
      footerHtml: 'Au revoir',
    });
    expect((await seoIn('en')).metaDescription).toMatch(/^People who are live now/);
    const { site } = await siteAt(host);
    expect(Object.keys(site.custom).filter((name) => /_(?:de|es|fr|it|nl)$/.test(name))).toEqual([]);
  });

  test('[BRAND-03] [SHELL-13] sign-up keeps the sitecode, and the affiliate only where the site takes one', async () => {
    const signUp = async (host: string, username: string) => {
      const visitor = await new TestBrowser(platform.app, { host }).start();
      const { status } = await visitor.post('/auth/register', {
        username,
        email: `${username}@example.org`,
        password: 'long enough',
        birth_date: '1995-05-05',
        accept_terms: true,
        attribution: { id: 'aff-7', advert_id: 'summer', sitecode: 'other', gclid: 'c-1', u4: 'x' },
      });
      expect(status).toBe(200);
      const row = await platform.database.orm.query.user.findFirst({
        where: (user, { eq }) => eq(user.username, username),
      });
      return row?.traits.attribution;
    };
    expect(await signUp('noir.localhost', 'from_noir')).toEqual({ site: 'noir' });
    expect(await signUp('blanc.localhost', 'from_blanc')).toEqual({
      site: 'blanc',
      id: 'aff-7',
      advert_id: 'summer',
      sitecode: 'other',
      gclid: 'c-1',
      u4: 'x',
    });
  });
});
