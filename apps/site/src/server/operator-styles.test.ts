import { exampleSiteConfig } from '@footlight/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { SITE_ROUTES } from '../app/router/routes.ts';
import { operatorCss, operatorStyles } from './operator-styles.ts';

const siteWith = (custom_css: string) => ({
  ...exampleSiteConfig.site,
  custom: { ...exampleSiteConfig.site.custom, custom_css },
});

describe('[BRAND-07] the operator’s style sheet of a site', () => {
  it('given good and bad rules, has an address of its text and serves what is left', () => {
    const href = operatorStyles(siteWith('[data-component=chip]{color:red} body{display:none}'));
    expect(href).toMatch(/^\/brand\/op-[\w-]{16}\.css$/);
    const css = operatorCss(href);
    expect(css).toContain('[data-component=chip]');
    expect(css).not.toContain('display');
    expect(operatorStyles(siteWith('[data-component=chip]{color:red}'))).toBe(href);
    expect(operatorStyles(siteWith('[data-component=chip]{color:blue}'))).not.toBe(href);
  });

  it('given nothing that may stay, is not there', () => {
    expect(operatorStyles(siteWith('  '))).toBeNull();
    expect(operatorStyles(siteWith('@import "https://evil.test/a.css";'))).toBeNull();
    expect(operatorStyles(siteWith(`[data-component=chip]{color:red}/*${'x'.repeat(102_400)}*/`))).toBeNull();
  });

  it('is kept from every page that takes money, age or a login', () => {
    const guarded = SITE_ROUTES.filter(({ path }) =>
      /login|register|account|purchase|verify|billing/.test(path),
    );
    expect(guarded.length).toBeGreaterThanOrEqual(3);
    for (const { isProtected } of guarded) expect(isProtected).toBe(true);
  });
});
