import { dialog, type Journey, logIn, must } from './journey.ts';

const TABS = 14;

export const keyboard: Journey = {
  name: '[SHELL-14] menus and dialogs by keyboard: they open, keep the focus inside, close, and give it back',
  async run({ page }) {
    await logIn(page, 'viewer');
    // A page of its own: after a change of pages, the focus moves to the heading.
    await page.visit('/account/tokens');
    const opener = { role: 'button', name: /account$/, within: { css: 'header' } };
    await page.focus(opener);
    await page.key('Enter');
    await page.see({ role: 'menu' });
    await page.key('ArrowDown');
    await page.until('an item has the focus', async () => (await page.look({ role: 'menu' }))?.holdsFocus);
    const first = await page.tab.run<string>('return document.activeElement.textContent;');
    await page.key('ArrowDown');
    const second = await page.tab.run<string>('return document.activeElement.textContent;');
    must(first !== second, `The arrow key stays on "${first}".`);
    await page.key('Escape');
    await page.gone({ role: 'menu' });
    await page.until('the menu gives the focus back', async () => (await page.look(opener))?.isFocused);

    const buy = { role: 'button', name: 'Buy tokens', within: { css: 'main' } };
    await page.focus(buy);
    await page.key('Enter');
    const shop = dialog('Buy tokens');
    await page.see(shop);
    await page.until('the dialog takes the focus', async () => (await page.look(shop))?.holdsFocus);
    const stops = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < TABS; count += 1) {
        await page.key(key);
        must((await page.look(shop))?.holdsFocus, `${key} left the dialog after ${count + 1} presses.`);
        stops.add(await page.tab.run<string>('return document.activeElement.outerHTML.slice(0, 200);'));
      }
    }
    must(stops.size > 2, `Tab reaches only ${stops.size} places of the dialog.`);
    await page.key('Escape');
    await page.gone(shop);
    await page.until('the dialog gives the focus back', async () => (await page.look(buy))?.isFocused);
  },
};
