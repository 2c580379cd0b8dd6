import { expect, liveRoom, test } from './support/fixtures.ts';
import { type Answer, httpGet } from './support/http-get.ts';
import { memberOf } from './support/member.ts';

/** What crawlers, link previews and caches get: no script runs here. */

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const title = (html: string) => found(html, /<title>([^<]*)<\/title>/);
const canonical = (html: string) => found(html, /<link rel="canonical" href="([^"]+)"/);
const meta = (html: string, property: string) =>
  found(html, new RegExp(`<meta property="${property}" content="([^"]*)"`));
const brandSheet = (html: string) => found(html, /<link rel="stylesheet" href="(\/brand\/[^"]+)"/);
const cards = (html: string) => html.match(/data-component="model-card"/g)?.length ?? 0;

test('[SHELL-07] the live grid, its links and a share preview stand in the first HTML', async () => {
  const { status, body } = await httpGet('/');
  expect(status).toBe(200);
  expect(cards(body)).toBeGreaterThanOrEqual(20);
  const room = await liveRoom('/', 0);
  expect(body).toContain(`href="/${room}"`);
  expect(title(body)).toBe('Footlight: live video chat');
  expect(canonical(body)).toMatch(/^http:\/\/localhost(:\d+)?$/);
  for (const property of [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
  ]) {
    expect(meta(body, property), property).not.toBe('');
  }
  expect(meta(body, 'og:url')).toBe(canonical(body));

  const inRoom = await httpGet(`/${room}`);
  expect(inRoom.status).toBe(200);
  expect(canonical(inRoom.body)).toMatch(new RegExp(`/${room}$`));
  expect(meta(inRoom.body, 'og:type')).toBe('profile');
  const picture = await httpGet(new URL(meta(inRoom.body, 'og:image')).pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\//);
});

test('[BRAND-01] [BRAND-02] a host shows its own brand, and an unknown one the default', async () => {
  const [plain, velvet, noir, unknown] = await Promise.all([
    httpGet('/'),
    httpGet('/', { host: 'velvet.localhost' }),
    httpGet('/', { host: 'noir.localhost' }),
    httpGet('/', { host: 'nobody-knows.example' }),
  ]);
  expect([plain, velvet, noir, unknown].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(title(velvet.body)).toBe('Velvet Hour: conversation, live');
  expect(title(noir.body)).toBe('Noir Stage: live after midnight');
  expect(title(unknown.body)).toBe(title(plain.body));
  expect(velvet.body).toContain('/art/logo/velvet.svg');
  expect(velvet.body).toContain('An evening in good company');
  expect(velvet.body).not.toContain('Footlight');
  expect(noir.body).toContain('/art/logo/noir.svg');
  expect(noir.body).not.toContain('/art/logo/footlight.svg');

  const sheets = [plain, velvet, noir].map(({ body }) => brandSheet(body));
  expect(new Set(sheets).size).toBe(3);
  expect(brandSheet(unknown.body)).toBe(sheets[0]);
  const primary = async (path: string) => {
    const { status, headers, body } = await httpGet(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/css/);
    return found(body, /--fl-primary:\s*([^;]+);/);
  };
  const colours = await Promise.all(sheets.map(primary));
  expect(colours).not.toContain('');
  expect(new Set(colours).size).toBe(3);
  // What a browser asks for by itself leads to the brand's icon.
  for (const host of ['localhost', 'velvet.localhost', 'noir.localhost']) {
    const { status, headers } = await httpGet('/favicon.ico', { host });
    expect(status).toBe(302);
    const icon = await httpGet(headers.location ?? '', { host });
    // Not every reader of icons knows SVG.
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
  }
  for (const logo of ['footlight', 'velvet', 'noir']) {
    expect((await httpGet(`/art/logo/${logo}.svg?form=light`)).status).toBe(200);
  }
});

test('[AUTH-04] password managers are led to the page that changes the password', async () => {
  const { status, headers } = await httpGet('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/account/security']);
  expect((await httpGet('/account/security')).status).toBe(200);
});

test('[I18N-01] each language has its own address', async () => {
  const german = await httpGet('/de');
  expect(german.status).toBe(200);
  expect(german.body).toMatch(/<html lang="de"/);
  expect(german.body).toContain('Anmelden');
  expect(german.body).not.toContain('>Log in<');
  expect(german.body).toMatch(/<link rel="alternate" hrefLang="fr" href="[^"]+\/fr"/);
  const accepted = await httpGet('/girls', { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.5' });
  expect([accepted.status, accepted.headers.location]).toEqual([302, '/fr/girls']);
  const chosen = await httpGet('/girls', { 'accept-language': 'fr', cookie: 'fl_lang=nl' });
  expect([chosen.status, chosen.headers.location]).toEqual([302, '/nl/girls']);
});

test('[SHELL-02] redirects: the section cookie, upper case, a slash at the end', async () => {
  const seen = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: given } = await httpGet(path, headers);
    return `${status} ${given.location ?? ''}`;
  };
  const room = await liveRoom('/', 0);
  expect(await seen('/', { cookie: 'fl_gender=m' })).toBe('302 /men');
  expect(await seen('/', { cookie: 'fl_gender=t' })).toBe('302 /trans');
  expect(await seen('/', { cookie: 'fl_gender=c' })).toBe('302 /couples');
  expect(await seen('/', { cookie: 'fl_gender=f' })).toBe('200 ');
  expect(await seen('/', { cookie: 'fl_gender=//evil.example' })).toBe('200 ');
  expect(await seen(`/${room.toUpperCase()}?wid=7`)).toBe(`301 /${room}?wid=7`);
  expect(await seen('/girls/')).toBe('301 /girls');
  expect(await seen('/privacy?wid=7')).toBe('301 /legal/privacy?wid=7');
  expect(await seen('/de/help')).toBe('301 /de/faq');
  for (const [from, to] of [
    ['/terms', '/legal/terms'],
    ['/Contact/', '/support'],
  ] as const) {
    expect(await seen(from)).toBe(`301 ${to}`);
    expect((await httpGet(to)).status).toBe(200);
  }
});

test('[SHELL-06] what does not exist is a 404 with a page of its own', async () => {
  const answers = await Promise.all(
    [
      ...['/nobody_of_this_name', '/no/such/page', '/de/no/such/page', '/games', '/girls/nope'],
      // What no name can be.
      ...['/__proto__', '/de/%F0%9F%92%A9', '/a', '/%F0%9F%92%A9/bio', '/__proto__/vr', '/__proto__/fanclub'],
    ].map((path) => httpGet(path)),
  );
  for (const { status, headers, body } of answers) {
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('data-component="error-page"');
    // An unknown room leads on to a few live ones.
    expect(cards(body)).toBeLessThanOrEqual(6);
    expect(title(body)).toMatch(/^(Page not found|Seite nicht gefunden) · Footlight$/);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(canonical(body)).toBe('');
  }
  const call = await httpGet('/api/v1/no/such/call');
  expect([call.status, call.headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
  for (const file of ['/assets/none.js', '/robots.php']) expect((await httpGet(file)).status, file).toBe(404);
});

test('pages of one language have titles of their own, one main heading at most, unique ids and no empty list', async () => {
  const paths = ['/', '/girls', '/tags', '/tags/girls', '/tags/men', '/faq', '/press', '/support', '/login'];
  const more = [
    '/register',
    '/forgot-password',
    '/legal/terms',
    '/legal/privacy',
    '/most-liked',
    '/speed-date',
    ...['/media/videos', '/media/pictures', '/media/top-models', '/porn', '/porn/tag', '/porn/model'],
  ];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of [...paths, ...more, `/${await liveRoom('/', 0)}`]) {
    const { status, body } = await httpGet(path);
    expect(status, path).toBe(200);
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, nth) => ids.indexOf(id) !== nth),
      `ids of ${path}`,
    ).toEqual([]);
    expect(body.match(/<h1[\s>]/g)?.length ?? 0, `headings of ${path}`).toBeLessThan(2);
    expect(body, `lists of ${path}`).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
    expect(titles.get(title(body)), `title of ${path}`).toBeUndefined();
    titles.set(title(body), path);
    const description = found(body, /<meta name="description" content="([^"]*)"/);
    expect(descriptions.get(description), `description of ${path}`).toBeUndefined();
    descriptions.set(description, path);
  }
});

const nonceOf = ({ headers }: Answer) => found(String(headers['content-security-policy']), /'nonce-([^']+)'/);

test('a page runs built scripts only, and has no executable script of its own', async () => {
  for (const path of ['/', '/login', '/account/tokens', `/${await liveRoom('/', 0)}`]) {
    const { headers, body } = await httpGet(path);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'trusted-types footlight-service-worker',
    ])
      expect(policy).toContain(part);
    // One folder, with the slash that makes it a prefix: nothing that anybody uploads is in there.
    expect(found(policy, /script-src ([^;]+)/)).toMatch(/^localhost:\d+\/assets\/$/);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic/);
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    const executable = scripts.filter((script) => !/type="application\/(ld\+)?json"/.test(script));
    expect(executable, path).toHaveLength(1);
    expect(executable[0], path).toMatch(
      /^<script type="module" src="\/assets\/[\w.-]+\.js" data-modules="\/assets\/[\w./ -]+\.js">$/,
    );
    expect(body).not.toMatch(/\son(load|error|click)=/);
    expect(headers.vary).toMatch(/cookie/i);
    expect(headers.vary).toMatch(/accept-language/i);
  }
});

test('a browser that has the page already gets 304 until the page changes', async () => {
  const tagged = async (tag?: string) =>
    httpGet('/legal/terms', tag === undefined ? {} : { 'if-none-match': tag });
  const { headers } = await tagged();
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await tagged(headers.etag);
  expect([again.status, again.body]).toEqual([304, '']);
  expect((await tagged('W/"another"')).status).toBe(200);
  const [dark, german] = await Promise.all([
    httpGet('/legal/terms', { cookie: 'fl_scheme=dark', 'if-none-match': String(headers.etag) }),
    httpGet('/de/legal/terms', { 'if-none-match': String(headers.etag) }),
  ]);
  expect([dark.status, german.status]).toEqual([200, 200]);
});

test('built files are kept for good, so that a second visit asks for none of them', async () => {
  const { body } = await httpGet('/');
  const files = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(files.map((file) => file.split('.').pop())).toEqual(expect.arrayContaining(['js', 'css', 'woff2']));
  for (const file of files) {
    const { headers } = await httpGet(file);
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('one render serves all who ask for a page at once', async () => {
  const path = `/men?at=${Date.now()}`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => httpGet(path)));
  const states = answers.map(({ headers }) => found(String(headers['server-timing']), /desc=(\w+)/));
  expect(states.filter((state) => state === 'miss')).toHaveLength(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('[AUTH-01] the HTML is the same for everybody: a session is never rendered', async () => {
  const { cookie } = await memberOf('supervip');
  expect(cookie).toMatch(/^fl_session=u\./);
  const clean = (answer: Answer) =>
    answer.body
      .replaceAll(nonceOf(answer), 'NONCE')
      // What lives by the clock: viewer counts, pictures' versions, stream tokens.
      .replaceAll(/\d+/g, '0')
      .replaceAll(/"token":"[^"]*"/g, '"token":"T"');
  for (const path of ['/login', '/account/tokens', `/${await liveRoom('/couples', 3)}`]) {
    const [guest, member] = await Promise.all([httpGet(path), httpGet(path, { cookie })]);
    expect(member.body).not.toContain('supervip');
    expect(member.body).not.toContain(cookie.slice('fl_session='.length));
    expect(member.headers['set-cookie']).toBeUndefined();
    expect(clean(member), path).toBe(clean(guest));
  }
});

test('[BRAND-04] a chosen scheme is in the HTML, so nothing flashes', async () => {
  const dark = await httpGet('/', { cookie: 'fl_scheme=dark' });
  expect(dark.body).toMatch(/<html[^>]* data-scheme="dark"/);
  const light = await httpGet('/', { cookie: 'fl_scheme=light' });
  expect(light.body).toMatch(/<html[^>]* data-scheme="light"/);
  for (const cookie of ['', 'fl_scheme=%22%3E%3Cscript%3E']) {
    expect((await httpGet('/', { cookie })).body).not.toMatch(/<html[^>]* data-scheme=/);
  }
});

test('[I18N-01] [SHELL-07] a list has its title, description and heading in the language of its address', async () => {
  const [english, ...others] = await Promise.all(
    ['', '/de', '/es', '/fr', '/it', '/nl'].map(async (base) => {
      const { body } = await httpGet(`${base}/couples`);
      return {
        title: title(body),
        description: meta(body, 'og:description'),
        heading: found(body, /<h1[^>]*>([^<]*)</),
      };
    }),
  );
  expect(english).toMatchObject({ title: 'Couple cams live · Footlight', heading: 'Couple cams' });
  for (const [key, words] of Object.entries(english ?? {})) {
    const seen = others.map((one) => one[key as keyof typeof one]);
    expect(new Set([words, ...seen]).size, `${key}: ${seen.join(' | ')}`).toBe(6);
  }
});

test('[I18N-01] a room speaks six languages', async () => {
  const room = await liveRoom('/girls', 6);
  const english = ['Tip 25 tokens', 'Log in', 'Sign up to chat', 'For adults only.'];
  const inEnglish = (await httpGet(`/${room}`)).body;
  for (const text of english) expect(inEnglish).toContain(text);
  const seen = new Set<string>();
  for (const language of ['de', 'es', 'fr', 'it', 'nl']) {
    const { body } = await httpGet(`/${language}/${room}`);
    expect(body).toMatch(new RegExp(`<html lang="${language}"`));
    for (const text of english) expect(body, `${language}: ${text}`).not.toContain(`>${text}<`);
    const panel = found(body, /data-component="tip-panel"(.*?)<\/form>/s);
    const button = found(panel, /type="submit"[^>]*>(.*?)<\/button>/s).replaceAll(/<[^>]*>/g, '');
    expect(button, language).not.toMatch(/^((tip|room|chat)\.|$)/);
    seen.add(button);
  }
  expect(seen.size).toBe(5);
});
