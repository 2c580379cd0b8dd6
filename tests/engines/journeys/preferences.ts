import { type Journey, must } from './journey.ts';

const ground = 'return getComputedStyle(document.body).backgroundColor;';

export const preferences: Journey = {
  name: '[I18N-01] [BRAND-04] language and scheme: chosen in the footer, and kept by the next page',
  async run({ page }) {
    await page.visit('/support');
    const light = await page.tab.run<string>(ground);
    await page.focus({ role: 'radio', name: 'Dark', within: { css: 'footer' } });
    await page.key(' ');
    await page.until('the page is dark', async () => (await page.tab.run<string>(ground)) !== light);
    const dark = await page.tab.run<string>(ground);
    await page.select(
      {
        css: 'footer [data-component=language-select] select, footer select[data-component=language-select]',
      },
      'de',
    );
    await page.until('the page is German', () =>
      page.tab.run<boolean>(`return document.documentElement.lang === 'de';`),
    );
    await page.at('/de/support');
    await page.alive();
    must((await page.tab.run<string>(ground)) === dark, 'The scheme is lost with the language.');
    await page.see({ role: 'link', name: 'Anmelden', within: { css: 'header' } });
    await page.visit('/');
    await page.until('the next page is German', () =>
      page.tab.run<boolean>(`return document.documentElement.lang === 'de';`),
    );
    must((await page.tab.run<string>(ground)) === dark, 'The scheme is lost on the next page.');
  },
};
