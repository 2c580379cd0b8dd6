import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { demoSites } from '../fixtures/index.ts';
import { isQuietPath, mayShowBanner } from '../rules/brand/banners.ts';
import { hasRoom, listsExplicit, shownTags } from '../rules/browse/explicit.ts';
import { BRAND_LIMITS } from '../rules/constants.ts';
import type { Site } from './brand.ts';
import type { BrandConfig } from './brand-config.ts';
import { brandConfigOf, previewConfig, readBrandConfig, withBrandConfig } from './brand-config-reading.ts';

const live = brandConfigOf(demoSites.velvet) as BrandConfig;
const withCustom = (custom: object) => ({ ...live, custom: { ...live.custom, ...custom } });
const problemsOf = (value: unknown) => {
  const reading = readBrandConfig(value);
  return reading.kind === 'invalid' ? reading.problems : reading.kind;
};

describe('an operator’s config', () => {
  it.each(Object.entries(demoSites))(
    '[BRAND-02] of the demo brand %s may be published, and comes back whole',
    (_, site) => {
      const reading = readBrandConfig(brandConfigOf(site));
      expect(reading.kind).toBe('valid');
      if (reading.kind === 'valid') expect(withBrandConfig(site, reading.config)).toEqual(site);
    },
  );

  test.each([
    ['h1_content', 'x'.repeat(121), 'too_long'],
    ['h1_content', '\u200b\u3164', 'invalid_format'],
    ['logo_path', 'https://evil.example/logo.png', 'invalid_format'],
    ['logo_path', '/art/../api/v1/auth/logout', 'invalid_format'],
    ['logo_path', '/art/x.svg"onload="', 'invalid_format'],
    ['favicon_url', 'javascript:alert(1)', 'invalid_format'],
    ['logo_width', 15, 'too_small'],
    ['logo_width', 120.5, 'invalid_format'],
    ['logo_height', 121, 'too_big'],
    ['logo_height', null, 'required'],
    ['color_primary', 'red;blue', 'invalid_format'],
    ['home_layout', 'carousel', 'invalid_format'],
    ['radius_factor', 2.01, 'too_big'],
    ['radius_factor', Number.NaN, 'invalid_format'],
    ['density_factor', 0.5, 'too_small'],
    ['font_family', 'x; } body { display: none', 'invalid_format'],
    ['custom_css', 'é'.repeat(BRAND_LIMITS.cssBytes / 2 + 1), 'too_long'],
    ['support_email', 'help@brand.example?bcc=others@evil.example', 'invalid_format'],
    ['support_email', 'help', 'invalid_format'],
    ['support_phone', 'call us', 'invalid_format'],
    ['support_phone', '+1 202 555 0143;ext=1', 'invalid_format'],
    ['support_chat_url', 'http://chat.example/', 'invalid_format'],
    ['support_chat_url', 'javascript:alert(1)', 'invalid_format'],
    ['support_chat_url', 'https://user@chat.example/', 'invalid_format'],
    ['google_analytics_4_id', 'G-1"><script>', 'invalid_format'],
    ['google_analytics_id', 'GTM-ABC', 'invalid_format'],
    ['hide_banner', 'yes', 'invalid_format'],
    ['invented', 1, 'unknown_field'],
  ])('refuses %s %j', (field, value, problem) => {
    expect(problemsOf(withCustom({ [field]: value }))).toEqual({ [`custom.${field}`]: problem });
  });

  it.each([
    ['h1_content', 'turned \u202earound', 'turned around'],
    ['meta_title', 'two\nlines', 'two lines'],
    ['meta_description', 'NUL\0', 'NUL'],
  ])('cleans %s %j', (field, value, cleaned) => {
    const reading = readBrandConfig(withCustom({ [field]: value }));
    expect(reading).toMatchObject({ kind: 'valid', config: { custom: { [field]: cleaned } } });
  });

  it('looks at the version before anything else', () => {
    expect(readBrandConfig({ config_version: 2, what: 'ever' })).toEqual({ kind: 'too_new', version: 2 });
    expect(problemsOf({ ...live, config_version: 0 })).toEqual({ config_version: 'invalid_format' });
    expect(problemsOf(7)).toEqual({ config: 'invalid_format' });
    for (const nothing of [null, undefined, 7, 'x', []])
      expect(readBrandConfig(nothing).kind).toBe('invalid');
  });

  it('previews what is fine of any draft over the live config, and never throws', () => {
    const names = Object.keys(live.custom);
    const custom = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.anything());
    const draft = fc.oneof(
      fc.anything(),
      fc.record(
        { config_version: fc.constantFrom(1, 2), display_name: fc.anything(), custom },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(draft, (value) => {
        const shown = previewConfig(live, value);
        if (shown !== null) expect(readBrandConfig(shown).kind).toBe('valid');
      }),
    );
    expect(previewConfig(live, withCustom({ h1_content: 'New', color_primary: 'no;' }))).toEqual({
      ...live,
      custom: Object.fromEntries(
        Object.entries({ ...live.custom, h1_content: 'New' }).filter(([name]) => name !== 'color_primary'),
      ),
    });
    expect(previewConfig(live, { ...live, config_version: 2 })).toBeNull();
  });
});

describe('[SHELL-15] banners', () => {
  const { default: plain, velvet }: Record<'default' | 'velvet', Site> = demoSites;
  const viewer = { membership: null, type: 'viewer' };
  test.each([
    ['a viewer in a room', plain, viewer, '/luna', true],
    ['a guest in a room', plain, null, '/luna', true],
    ['a premium user', plain, { ...viewer, membership: 'premium' }, '/luna', false],
    ['a model', plain, { ...viewer, type: 'model' }, '/luna', false],
    ['a white label', velvet, viewer, '/luna', false],
    ['a hide-banner site', { ...plain, custom: { hide_banner: true } }, viewer, '/luna', false],
    ['the home page', plain, viewer, '/', false],
    ['a section, with a slash at its end', plain, viewer, '/girls/', false],
    ['fans of somebody', plain, viewer, '/luna/fans', false],
    ['a feed', plain, viewer, '/men/feed', false],
    ['a legal page', plain, viewer, '/legal/cookies', false],
  ])('%s', (_, site, user, path, shown) => expect(mayShowBanner(site, user, path)).toBe(shown));

  it('knows the quiet pages by their whole path', () => {
    expect(isQuietPath('/models/signup')).toBe(true);
    expect(isQuietPath('/models/signup/more')).toBe(false);
    expect(isQuietPath('/my-fans')).toBe(false);
  });
});

test('[BRAND-03] what is explicit is left out where a site says so', () => {
  const tags = ['music', 'uncensored'];
  const hides = { is_non_nude: false, custom: { hide_explicit: true } };
  const nonNude = { is_non_nude: true, custom: {} };
  const plain = { is_non_nude: false, custom: {} };
  expect([plain, hides, nonNude].map((site) => listsExplicit(site))).toEqual([true, false, false]);
  expect([plain, hides, nonNude].map((site) => hasRoom(site, tags))).toEqual([true, true, false]);
  expect([plain, hides, nonNude].map((site) => shownTags(site, tags).length)).toEqual([2, 1, 1]);
  expect(hasRoom(nonNude, ['music'])).toBe(true);
});
