// The look of a host's own elements: what the browser computes for each of them, with and without our style sheet.
import type { Page } from 'playwright';

/** Computed styles of the host's own elements, by element. */
type Look = Record<string, Record<string, string>>;

/** On both sides of our breakpoints and of Tailwind's. */
const WIDTHS = [1280, 900, 700, 390];

const lookAtWidth = (page: Page, width: number): Promise<Look> =>
  page.evaluate((shown) => {
    for (const animation of document.getAnimations()) {
      // One that follows a scroll position stands still.
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = 0;
    }
    const look: Record<string, Record<string, string>> = {};
    const elements = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('#host, #host *'),
    ];
    for (const [index, element] of elements.entries()) {
      for (const pseudo of ['', '::before', '::placeholder']) {
        const style = getComputedStyle(element, pseudo || null);
        look[`${index} ${element.localName}${pseudo} at ${shown} px`] = Object.fromEntries(
          [...style].map((property) => [property, style.getPropertyValue(property)]),
        );
      }
    }
    return look;
  }, width);

export async function lookOfHost(page: Page): Promise<Look> {
  const looks: Look = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    Object.assign(looks, await lookAtWidth(page, width));
  }
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
  return looks;
}

/** Sizes of the page itself, which is longer with our components on it. */
const OF_THE_PAGE = /^(block-size|height|perspective-origin|transform-origin)$/;

/** How the host's elements differ from those of the page without us. */
export function changesOf(alone: Look, beside: Look): string[] {
  const changes = [];
  for (const [element, properties] of Object.entries(alone)) {
    const isPage = /^[01] /.test(element);
    for (const [property, value] of Object.entries(properties)) {
      const now = beside[element]?.[property];
      if (now !== value && !(isPage && OF_THE_PAGE.test(property)))
        changes.push(`${element}: ${property} is ${now}, alone ${value}`);
    }
  }
  return changes;
}
