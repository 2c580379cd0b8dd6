import { chat, fillLogin, type Journey, joined, must } from './journey.ts';

const lines = { within: chat, css: '[data-part=line]' };
const video = { css: '[data-component=video-player] video' };
/** Milliseconds in which a picture comes or the page says why not. */
const PICTURE_WITHIN = 60_000;

export const room: Journey = {
  name: '[ROOM-03] [ROOM-04] a room: a guest watches and reads, logs in, writes a line, and all see it',
  async run({ page, visitor, liveRoom }) {
    const name = await liveRoom(0);
    const witness = await visitor();
    await page.visit(`/${name}`);
    await witness.visit(`/${name}`);
    await joined(page);
    await joined(witness);
    const before = await page.count(lines);
    await page.until('the chat moves', async () => (await page.count(lines)) > before);

    // The picture moves, or the page says that this browser cannot show it.
    const outcome = await page.until(
      'a picture, or the reason why there is none',
      () =>
        page.tab.run<string | null>(`
          const player = document.querySelector('[data-component=video-player]');
          if (player?.querySelector('[data-part=unsupported]')) return 'unsupported';
          return (player?.querySelector('video')?.currentTime ?? 0) > 1 ? 'plays' : null;`),
      PICTURE_WITHIN,
    );
    const decodes = await page.tab.run<boolean>(
      `return Boolean(window.MediaSource?.isTypeSupported('video/mp4; codecs="avc1.42E01E,mp4a.40.2"'));`,
    );
    must(
      outcome === (decodes ? 'plays' : 'unsupported'),
      `The browser ${decodes ? 'has' : 'lacks'} H.264, and the player's state is: ${outcome}.`,
    );
    if (outcome === 'plays') await page.see(video);
    else await page.see({ role: 'button', name: 'Try again' });

    await page.press({ role: 'link', name: 'Log in', within: { css: 'header' } });
    await page.see({ css: 'form [name=username]' });
    await fillLogin(page, 'viewer');
    await page.see({ css: 'header [data-part=balance-button]' });
    await page.visit(`/${name}`);
    await joined(page);
    const text = `from another engine ${Date.now()}`;
    await page.fill({ role: 'textbox', name: 'Message', within: chat }, text);
    await page.key('Enter');
    for (const each of [page, witness]) {
      await each.until('the line appears', () =>
        each.tab.run<boolean>(
          `return [...document.querySelectorAll('[data-component=chat] [data-part=line]')].filter((line) => line.textContent.includes(values[0])).length === 1;`,
          text,
        ),
      );
    }
    must(
      (await page.look({ role: 'textbox', name: 'Message', within: chat }))?.value === '',
      'The draft stays.',
    );
  },
};
