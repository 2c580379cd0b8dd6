import type { Page } from '@playwright/test';
import { expect, freshName, signUp, test, urlOf, visit } from './support/fixtures.ts';
import { type Answer, httpGet } from './support/http-get.ts';
import { type Member, memberOf } from './support/member.ts';

/** Every field of a site's config takes effect, in the first HTML and in the browser. */

interface Detail {
  revision: number;
  live: { custom: Record<string, unknown> } & Record<string, unknown>;
  draft: { draft: number } | null;
  site: { custom: Record<string, unknown> };
}

const addressOf = (host: string) => `http://${host}:${new URL(urlOf('first')).port}`;
const draftOf = async (as: Member, key: string, fields: object, custom: object) => {
  const { live, draft, revision } = await as.get<Detail>(`/operator/sites/${key}`);
  const config = { ...live, ...fields, custom: { ...live.custom, ...custom } };
  const saved = await as.post<{ draft: { draft: number } }>(`/operator/sites/${key}/draft`, {
    draft: draft?.draft ?? 0,
    config,
  });
  return { revision, draft: saved.draft.draft };
};
const publish = async (as: Member, key: string, fields: object, custom: object) =>
  as.post<{ revision: number }>(`/operator/sites/${key}/publish`, await draftOf(as, key, fields, custom));

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const sheetOf = async (html: string, host: string) =>
  (await httpGet(found(html, /<link rel="stylesheet" href="(\/brand\/[^"]+)"/), { host })).body;
const variable = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name);

const LOGO = '/art/logo/pebble.svg?form=light';
/** A separate site, so that other tests do not see it change. */
const HOST = `fields-${process.pid}.localhost`;
const FIELDS = {
  h1_content: 'A heading & <b>nothing</b> else',
  meta_title: 'A title "in quotes" </title><script>x</script>',
  meta_description: 'A description </head>',
  logo_path: LOGO,
  logo_dark_path: '/art/logo/pebble.svg?form=dark',
  logo_width: 96,
  logo_height: 26,
  favicon_url: '/art/avatar/fields.svg',
  force_dark_mode: true,
  color_primary: '#3366CC',
  color_primary_dark: '#99BBFF',
  color_secondary: '#AA5500',
  color_secondary_dark: '#FFCC99',
  radius_factor: 0.5,
  density_factor: 0.9,
  font_family: 'Verdana, sans-serif',
  heading_font_family: 'Courier, monospace',
  home_layout: 'grid',
  hide_banner: true,
  hide_explicit: true,
  support_email: 'fields+help@brand.example',
  support_phone: '+1 202 555 0143',
  support_chat_url: 'https://chat.brand.example/',
  google_analytics_4_id: 'G-ABC1234',
  google_analytics_id: 'UA-123456-1',
  is_allow_affiliate_id: true,
  show_offline_pic_on_browse_page: true,
  offline_picture_path: '/art/offline/c.svg',
  header_html: 'Doors open at <b>nine</b>. <a href="/login">Come in</a><img src="https://evil.example/x">',
  footer_html: 'Until <i>tomorrow</i>.<script>window.pwned = 1</script>',
  custom_css:
    '[data-component=model-card] [data-part=link] { letter-spacing: 3px } @import "https://evil.example/x.css"; [data-component=balance-button] { display: none }',
};

/** What each field does: in the HTML (or its style sheet), and in the browser. */
const TABLE: Record<
  string,
  [html: (all: { html: string; css: string }) => void, browser: (page: Page) => unknown]
> = {
  h1_content: [
    ({ html }) => expect(html).toContain('A heading &amp; &lt;b&gt;nothing&lt;/b&gt; else'),
    (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(FIELDS.h1_content),
  ],
  meta_title: [
    ({ html }) => expect(html).not.toContain('<script>x'),
    (page) => expect(page).toHaveTitle(FIELDS.meta_title),
  ],
  meta_description: [
    ({ html }) => expect(html).toContain('content="A description &lt;/head&gt;"'),
    (page) =>
      expect(page.locator('meta[name=description]')).toHaveAttribute('content', FIELDS.meta_description),
  ],
  'logo_path, logo_dark_path, logo_width, logo_height': [
    ({ html }) => expect(html).toMatch(/<img[^>]*width="96" height="26"[^>]*pebble\.svg\?form=dark/),
    async (page) => {
      const logo = page.locator('header img').first();
      await expect(logo).toHaveAttribute('src', FIELDS.logo_dark_path);
      expect(await logo.boundingBox()).toMatchObject({ width: 96, height: 26 });
    },
  ],
  'support_email, support_phone, support_chat_url': [
    // Phone and chat are for those who are offered them: a guest receives neither.
    ({ html }) => expect(html).not.toMatch(/555 0143|chat\.brand/),
    async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
      await expect(page.locator('main').getByRole('link', { name: FIELDS.support_email })).toHaveAttribute(
        'href',
        `mailto:${FIELDS.support_email.replace('+', '%2B')}`,
      );
      await expect(page.getByText(FIELDS.support_phone)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Open the support chat' })).toHaveCount(0);
      await page.goBack();
    },
  ],
  favicon_url: [
    ({ html }) => expect(html).toContain('<link rel="icon" href="/art/avatar/fields.svg"'),
    (page) => expect(page.locator('link[rel=icon]')).toHaveAttribute('href', FIELDS.favicon_url),
  ],
  force_dark_mode: [
    ({ css }) => expect(css).toMatch(/color-scheme:dark/),
    async (page) => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      await expect(page.locator('[data-component=scheme-toggle]')).toHaveCount(0);
    },
  ],
  'colours, radius, density': [
    ({ css }) => {
      expect(css).toContain('--fl-radius:0.5');
      expect(css).toContain('--fl-density:0.9');
      expect(css).toMatch(/--fl-primary:/);
    },
    async (page) => {
      expect(await variable(page, '--fl-radius')).toBe('0.5');
      expect(await variable(page, '--fl-density')).toBe('0.9');
      const [light, dark] = await page
        .locator('meta[name=theme-color]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
      expect(light).toBe(dark);
    },
  ],
  'font_family, heading_font_family': [
    ({ css }) => expect(css).toContain('Verdana'),
    async (page) => {
      const fontOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).fontFamily);
      expect(await fontOf('body')).toMatch(/^"?Verdana/);
      expect(await fontOf('h1')).toMatch(/^"?Courier/);
    },
  ],
  'header_html, footer_html': [
    ({ html }) => expect(html).not.toContain('evil.example'),
    async (page) => {
      await expect(page.locator('main').getByText('Doors open at nine.')).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Come in' })).toHaveAttribute(
        'href',
        '/login',
      );
      await expect(page.locator('main').getByText('Until tomorrow.')).toBeAttached();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    },
  ],
  custom_css: [
    async ({ html }) => {
      expect(html).toMatch(/<link rel="stylesheet" href="\/brand\/op-[^"]+"/);
      expect(html).not.toContain('letter-spacing: 3px');
    },
    async (page) => {
      const link = page.locator('[data-component=model-card] [data-part=link]').first();
      await expect(link).toHaveCSS('letter-spacing', '3px');
      // A page that asks for a password does not wear it.
      await page.locator('main').getByRole('link', { name: 'Come in' }).click();
      await expect(page.getByLabel('Username')).toBeVisible();
      await expect(page.locator('link[href*="/brand/op-"]')).toHaveCount(0);
      await page.goBack();
    },
  ],
  home_layout: [
    ({ html }) => {
      expect(html).not.toContain('data-component="home-front"');
      expect(html).toContain('data-component="model-grid"');
    },
    (page) => expect(page.locator('[data-component=home-front]')).toHaveCount(0),
  ],
  hide_explicit: [
    ({ html }) => expect(html).not.toContain('uncensored'),
    async (page) => expect(await page.content()).not.toContain('uncensored'),
  ],
  'offline pictures': [
    ({ html }) => expect(html).not.toContain('/art/offline/a.svg'),
    async (page) => {
      const list = await page.evaluate(async () =>
        (await fetch('/api/v1/browse/react/?perPage=1000')).json(),
      );
      const offline = list.userList.filter((user: { status: string }) => user.status === 'offline');
      expect(offline.length).toBeGreaterThan(0);
      expect(
        offline.every((user: { thumbnail_url: string }) => user.thumbnail_url === '/art/offline/c.svg'),
      ).toBe(true);
    },
  ],
  'analytics ids': [
    ({ html }) => expect(html).not.toMatch(/googletagmanager|google-analytics\.com/),
    async (page) => {
      const views: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/log/page-view')) views.push(request.postData() ?? '');
      });
      const question = page.locator('[data-component=consent-notice]');
      await expect(question).toBeVisible();
      expect(views).toEqual([]);
      await question.getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => views.map((view) => JSON.parse(view).path)).toEqual(['/']);
      await expect(question).toHaveCount(0);
    },
  ],
};

test('[BRAND-02] [BRAND-07] [SHELL-07] each field of a site takes effect in the HTML and in the browser', async ({
  visitor,
}) => {
  const admin = await memberOf('admin');
  await admin.post('/operator/sites', {
    key: HOST,
    sitecode: `fields-${process.pid}`,
    main_domain_url: 'https://main.example',
    is_whitelabel: true,
    owner_webmaster_username: 'operator',
    config: { config_version: 1, display_name: 'Fields of All', is_non_nude: false, custom: {} },
  });
  const operator = await memberOf('operator');
  const plain = await httpGet('/', { host: HOST });
  expect(plain.body).toContain(`href="/art/avatar/fields-${process.pid}.svg"`);
  await publish(operator, HOST, {}, FIELDS);

  // Visitors see it once the kept page is renewed.
  let html = '';
  const renewed = async () => {
    html = (await httpGet('/', { host: HOST })).body;
    return html;
  };
  await expect.poll(renewed).toContain('A heading &amp;');
  const css = await sheetOf(html, HOST);
  const page = await visitor({ url: addressOf(HOST) });
  await visit(page, '/');
  for (const [field, [inHtml, inBrowser]] of Object.entries(TABLE)) {
    await test.step(field, async () => {
      inHtml({ html, css });
      await inBrowser(page);
    });
  }
});

test('[BRAND-03] [SHELL-07] a white label says its own name, at its main domain', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/);
  const page = await visitor({ url: addressOf('pebble.localhost') });
  for (const path of ['/', '/login', '/register', '/no/such/page']) {
    await visit(page, path);
    expect(await page.locator('body').innerText(), path).not.toMatch(/footlight/i);
    expect(await page.title(), path).not.toMatch(/footlight/i);
    const { body } = await httpGet(path, { host: 'pebble.localhost' });
    expect(body, path).not.toContain('Footlight');
    // A page that does not exist says nothing to search engines and previews.
    if (path === '/no/such/page') continue;
    expect(found(body, /<link rel="canonical" href="([^"]+)"/), path).toMatch(/^http:\/\/pebble\.localhost/);
    expect(found(body, /<meta property="og:site_name" content="([^"]*)"/), path).toBe('Pebble');
  }
});

test('[BRAND-03] [SHELL-13] an affiliate’s id goes with the sign-up where the site takes it, and is dropped elsewhere', {
  tag: '@long',
}, async ({ visitor }) => {
  for (const [host, expected] of [
    ['blanc.localhost', { id: 'aff-9', advert_id: 'spring' }],
    ['noir.localhost', undefined],
  ] as const) {
    const page = await visitor({ url: addressOf(host) });
    await visit(page, '/girls?id=aff-9&advert_id=spring');
    const question = page.locator('[data-component=consent-notice]');
    if (expected) await question.getByRole('button', { name: 'Agree' }).click();
    else await expect(question).toHaveCount(0);
    await visit(page, '/register');
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/register'));
    await signUp(page, freshName('aff'));
    expect((await sent).postDataJSON().attribution).toEqual(expected);
  }
});

test('[BRAND-06] a preview link shows the draft to its visitor alone, until they leave it', {
  tag: '@long',
}, async ({ visitor }) => {
  const key = 'grid.localhost';
  const operator = await memberOf('operator');
  await draftOf(operator, key, {}, { h1_content: 'Only for you', radius_factor: 1.9 });
  const { url } = await operator.post<{ url: string }>(`/operator/sites/${key}/preview`, {});
  const page = await visitor({ url: addressOf(key) });
  const response = await page.goto(url);
  expect(page.url()).toBe(`${addressOf(key)}/`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only for you');
  expect(await variable(page, '--fl-radius')).toBe('1.9');
  const other: Answer = await httpGet('/', { host: key });
  expect(other.body).not.toContain('Only for you');
  expect(other.headers['cache-control']).toBe('public, no-cache');
  await page.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every room on one screen');
});

test('[BRAND-01] all demo brands are reached by their name', { tag: '@long' }, async () => {
  const names = ['velvet', 'noir', 'blanc', 'onyx', 'mirage', 'grid', 'pebble'];
  const pages = await Promise.all(names.map((name) => httpGet('/', { host: `${name}.localhost` })));
  for (const [index, { status, body }] of pages.entries()) {
    expect(status).toBe(200);
    expect(body).toContain(`/art/logo/${names[index]}.svg`);
  }
  expect(new Set(pages.map(({ body }) => found(body, /href="(\/brand\/[^"]+)"/))).size).toBe(names.length);
});
