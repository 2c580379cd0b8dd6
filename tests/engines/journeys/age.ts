import { dialog, type Journey, logIn, must } from './journey.ts';

const ROOM = 'maren_ember';

export const age: Journey = {
  name: '[AGE-02] age gate: no picture, a check that is declined, one that passes, and the room opens',
  async run({ page }) {
    const check = async (outcome: string) => {
      await page.focus({ role: 'button', name: 'Verify my age' });
      await page.key('Enter');
      await page.press({
        role: 'button',
        name: 'Verify with an ID document',
        within: dialog('Verify your age'),
      });
      await page.see({ role: 'heading', name: 'Sandbox age verification' });
      await page.select({ label: 'Result' }, outcome);
      await page.press({ role: 'button', name: 'Send result' });
    };
    await logIn(page, 'floridian', `/${ROOM}`);
    await page.see({ role: 'heading', name: 'Verify your age' });
    const frames = await page.tab.run<number>(
      'return [...document.querySelectorAll("video")].filter((video) => video.readyState > 0).length;',
    );
    must(frames === 0, 'A video holds a frame behind the age gate.');
    await check('declined');
    await page.see({ text: /Your age could not be verified/ });
    await page.visit(`/${ROOM}`);
    await page.see({ role: 'heading', name: 'Verify your age' });
    await check('approved');
    await page.at(`/${ROOM}`);
    await page.gone({ role: 'heading', name: 'Verify your age' });
    await page.see({ css: '[data-component=video-player][data-state]:not([data-state=empty])' });
  },
};
