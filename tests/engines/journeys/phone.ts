import { PHONE } from '../tab.ts';
import { type Journey, joined, must } from './journey.ts';

export const phone: Journey = {
  name: '[SHELL-22] German on a phone: no page scrolls to the side, and the menu and the chat can be used',
  size: PHONE,
  async run({ page, liveRoom }) {
    for (const path of ['/de', '/de/girls', '/de/multi-filter', '/de/login', '/de/support']) {
      await page.visit(path);
      const width = await page.tab.run<number>('return innerWidth;');
      must(width === PHONE.width, `The viewport is ${width} pixels wide.`);
      const over = await page.sideways();
      must(over <= 0, `${path} scrolls ${over} pixels to the side.`);
    }
    await page.visit(`/de/${await liveRoom(2)}`);
    await joined(page);
    must((await page.sideways()) <= 0, 'The room scrolls to the side.');
    await page.press({ css: '[data-component=tip-panel] [type=submit]' });
    await page.see({ role: 'dialog' });
    must((await page.sideways()) <= 0, 'The dialog makes the page scroll to the side.');
    const box = await page.tab.run<{ start: number; end: number }>(`
      const { left, right } = document.querySelector('[role=dialog]').getBoundingClientRect();
      return { start: left, end: innerWidth - right };`);
    must(box.start >= 0 && box.end >= 0, `The dialog leaves the viewport: ${JSON.stringify(box)}.`);
    await page.key('Escape');
    await page.gone({ role: 'dialog' });
  },
};
