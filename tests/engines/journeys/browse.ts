import { type Journey, must } from './journey.ts';

const cards = { css: '[data-component=model-card]' };

export const browse: Journey = {
  name: '[BROWSE-04] browse: a section, filters in the address, their chips, and a card that opens a room',
  async run({ page }) {
    await page.visit('/girls');
    await page.see(cards);
    const all = await page.count(cards);
    must(all > 20, `The list has ${all} cards.`);
    await page.press({ css: '[data-component=section-nav] a[href="/multi-filter?source=/girls"]' });
    await page.at('/multi-filter?source=/girls');
    await page.press({ role: 'checkbox', name: /^German/ });
    await page.at('/multi-filter?source=/girls&lang=german');
    await page.select({ label: 'Price of a private show' }, '60');
    await page.at('/multi-filter?source=/girls&rate=60&lang=german');
    await page.focus({ role: 'link', name: /German/, within: { role: 'list', name: 'Active filters' } });
    await page.key('Enter');
    await page.at('/multi-filter?source=/girls&rate=60');
    await page.until(
      'the box of the filter is empty too',
      async () => (await page.look({ role: 'checkbox', name: /^German/ }))?.isChecked === false,
    );
    await page.press({ role: 'link', name: 'Clear all filters' });
    await page.at('/multi-filter');
    const name = (await page.see({ css: '[data-component=model-card] [data-part=link]' })).text;
    await page.press({ css: '[data-component=model-card] [data-part=link]' });
    await page.see({ css: '[data-component=video-player]' });
    await page.reads({ css: 'h1' }, name);
  },
};
