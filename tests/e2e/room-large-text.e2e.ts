import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { chat, expect, freshName, liveRoom, startAsNew, test } from './support/fixtures.ts';

/* A visitor whose browser has text of 200 %: 32 px instead of 16. */
const launch = browserLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const rooms = [
  { kind: 'a room', path: async () => `/${await liveRoom('/girls', 1)}`, dock: '[data-part=tip]' },
  { kind: 'a VR room', path: async () => `/${await liveRoom('/vr', 0)}/vr`, dock: '[data-part=tools]' },
];
for (const { kind, path, dock } of rooms)
  test(`with text of 200 % on a phone, a line, the field and the tip button of ${kind} are in the window and free`, async ({
    page,
    complaints,
  }) => {
    // A hint of the software renderer about its own speed.
    complaints.allow(/GPU stall due to ReadPixels/);
    await startAsNew(page, freshName('large'), await path());
    const tip = page.locator(dock).getByRole('button', { name: /^Tip \d/ });
    await expect(tip).toBeInViewport({ ratio: 1 });
    const field = chat(page).getByRole('textbox', { name: 'Message' });
    await expect(field).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // Nothing is over them, once the room's parts are in their places.
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((share) => {
        const at = document.elementFromPoint(left + width / 2, top + height * share);
        return at !== null && (element.contains(at) || at.contains(element));
      });
    };
    for (const part of [tip, field]) await expect.poll(() => part.evaluate(isFree)).toBe(true);
    // The last line ends above the field.
    const last = chat(page).locator('[data-part=line]').last();
    await expect(last).toBeInViewport();
    const [above, below] = [await last.boundingBox(), await field.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
