import { LANGUAGES, type Site } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { brandFromSiteCustom, themeColors } from '@footlight/theme';
import { describe, expect, it } from 'vitest';
import { manifestOf, shortName } from './manifest.ts';
import { offlinePage } from './offline-page.tsx';
import { workerFile } from './worker-file.ts';

const styles = ['/assets/site-abc.css'];
const script = "self.addEventListener('install', () => {});\n//# sourceMappingURL=x.js.map";
const brands: readonly Site[] = Object.values(demoSites);
/** What the server writes above the script, as the worker reads it. */
const configOf = async (site: Site, sheets = styles) => {
  const file = await workerFile(site, { script, styles: sheets });
  const scope: { footlightApp?: { release: string; isOn: boolean; pages: object; styles: string[] } } = {};
  new Function('self', file.split('\n')[0] ?? '')(scope);
  return { config: scope.footlightApp, file };
};

describe('[SHELL-26] the manifest', () => {
  it.each(brands.map((site) => [site.sitecode, site] as const))(
    'of %s has its name and colours',
    (_, site) => {
      const { light } = themeColors(brandFromSiteCustom(site.custom));
      for (const language of LANGUAGES) {
        expect(manifestOf(site, language)).toMatchObject({
          id: '/',
          name: site.display_name,
          lang: language,
          start_url: language === 'en' ? '/' : `/${language}`,
          scope: '/',
          theme_color: light,
          background_color: light,
        });
      }
      const { icons, short_name } = manifestOf(site, 'en');
      expect(short_name.length).toBeLessThanOrEqual(12);
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]);
    },
  );

  it.each([
    ['Velvet', 'Velvet'],
    ['Velvet Hour', 'Velvet Hour'],
    ['Velvet Hour Live Cams', 'Velvet Hour'],
    ['Donaudampfschifffahrt', 'Donaudampfsc'],
  ])('shortens %s to %s', (name, short) => expect(shortName(name)).toBe(short));
});

describe('[SHELL-26] the service worker and its offline page', () => {
  it('the page is in each language and has no script, no picture and no form', async () => {
    const [site] = brands;
    if (!site) throw new Error('There are demo brands');
    const pages = await Promise.all(LANGUAGES.map((language) => offlinePage(site, { language, styles })));
    expect(new Set(pages.map((page) => /<h1[^>]*>([^<]+)</.exec(page)?.[1])).size).toBe(LANGUAGES.length);
    for (const page of pages) {
      expect(page).toMatch(/^<!doctype html><html lang="[a-z]{2}"/);
      expect(page).not.toMatch(/<script|<img|<form|<iframe|style="/);
      expect(page).toContain('<a href=""');
    }
  });

  it('keeps the offline pages and their style sheets, and changes with the brand and with the release', async () => {
    const [first, second] = brands;
    if (!first || !second) throw new Error('There are demo brands');
    const { config, file } = await configOf(first);
    expect(config?.isOn).toBe(true);
    expect(Object.keys(config?.pages ?? {})).toEqual([...LANGUAGES]);
    expect(config?.styles).toEqual([styles[0], expect.stringMatching(/^\/brand\/[\w-]{16}\.css$/)]);
    expect(file).not.toContain('sourceMappingURL');
    const releases = [
      config?.release,
      (await configOf(second)).config?.release,
      (await configOf(first, ['/assets/site-next.css'])).config?.release,
    ];
    expect(new Set(releases).size).toBe(3);
    expect((await configOf(first)).config?.release).toBe(config?.release);
  });

  it('of a brand that has turned it off keeps nothing', async () => {
    const [site] = brands;
    if (!site) throw new Error('There are demo brands');
    const { config } = await configOf({ ...site, custom: { ...site.custom, app_enabled: false } });
    expect(config).toEqual({ release: '', isOn: false, pages: {}, styles: [] });
  });

  it('no text of the operator can end the line above the script', async () => {
    const [site] = brands;
    if (!site) throw new Error('There are demo brands');
    const { file } = await configOf({ ...site, display_name: '";\nalert(1)//</script>' });
    expect(file).not.toContain('alert');
  });
});
