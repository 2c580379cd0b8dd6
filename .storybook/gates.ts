/**
 * Checks that run after a story's own test, on the page as the test left it: other schemes, contrast, direction, text
 * size, motion and width. Each gate returns its complaints; an empty list is a pass.
 */
import axe from 'axe-core';
import { DEBUG_BRAND } from './debug-brand.ts';
import { type LengthenedStory, showLongTexts } from './long-text.tsx';
import { sideScroll } from './side-scroll.ts';
import { tokenProblems } from './token-gate.ts';

/**
 * What a gate can set outside the page, through the browser driver. Each setting costs a round trip, so it stays until
 * another gate changes it: media features are reset after the last gate, and every story sets its own width.
 */
export interface GateDriver {
  emulate(features: Readonly<Record<string, string>>): Promise<void>;
  width(pixels: number): Promise<void>;
  /** Whether the main pointer is a finger. */
  touch(enabled: boolean): Promise<void>;
}

export interface GatedStory extends LengthenedStory {
  globals: { viewport?: { value?: string } };
}

/** `parts`: what a check of contrast looks at, the whole page or some elements. */
type Gate = (driver: GateDriver, story: GatedStory, parts: Element[]) => Promise<string[]>;

/** Forced colours stop no animation, so that one change of the page serves the gates of both. */
const STRICT = { 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' };

/** The brand that differs most from the default one: dark, square, with another colour for every role. */
const OTHER_BRAND = { 'data-brand': 'noir', 'data-scheme': 'dark' };

const page = () => document.documentElement;

/** The end of the next frame: its callbacks, its layout, and what observes sizes. A second frame would mostly be waiting. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });

const hasEnd = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);

/**
 * Applies a change and finishes its transitions. It forces a style update instead of waiting for frames: with seven gates,
 * a run would mostly wait.
 */
function settle(): void {
  // Finishing one transition can start another, for example of a child.
  for (let turn = 0; turn < 3; turn++) {
    const running = document.getAnimations().filter((one) => hasEnd(one) && one.playState === 'running');
    for (const animation of running) animation.finish();
    if (running.length === 0) return;
  }
}

/** Sets attributes of the page for one check and restores them. */
async function withPage<T>(attributes: Record<string, string>, check: () => Promise<T>): Promise<T> {
  const before = Object.keys(attributes).map((name) => [name, page().getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) page().setAttribute(name, value);
  settle();
  try {
    return await check();
  } finally {
    for (const [name, value] of before) {
      if (value === null) page().removeAttribute(name);
      else page().setAttribute(name, value);
    }
  }
}

const name = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140);

/** A scheme changes only colours, so only the contrast rule runs again. */
async function contrastProblems(
  rule: 'color-contrast' | 'color-contrast-enhanced',
  parts: Element[],
): Promise<string[]> {
  const { violations } = await axe.run(parts, {
    runOnly: { type: 'rule', values: [rule] },
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ failureSummary = '', html }) => {
      const said = failureSummary.split('\n').at(-1)?.trim() ?? '';
      return `${said} ${html.slice(0, 140)}`;
    }),
  );
}

const isVisible = (element: Element) =>
  element instanceof HTMLElement &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

/** Everything that still distinguishes two states in forced colours. */
function shape(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .map((one) => {
      const own = getComputedStyle(one);
      const bits = [own.display, own.visibility, own.opacity, own.translate, own.transform, own.fontWeight];
      const border =
        own.borderWidth === '0px' ? '' : `${own.borderStyle} ${own.borderWidth} ${own.borderColor}`;
      const lines = [own.textDecorationLine, border];
      const input = one instanceof HTMLInputElement ? String(one.checked) : '';
      const drawn = own.appearance === 'auto' ? input : '';
      const outline = own.outlineStyle === 'none' ? '' : `${own.outlineStyle} ${own.outlineWidth}`;
      const marks = ['::before', '::after'].map((mark) => {
        const { content, opacity, backgroundColor, borderWidth, scale } = getComputedStyle(one, mark);
        return content === 'none' ? '' : [opacity, backgroundColor, borderWidth, scale].join(' ');
      });
      return [one.tagName, ...bits, ...lines, own.backgroundColor, own.color, outline, drawn, ...marks].join(
        ' ',
      );
    })
    .join('|');
}

const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const;

/** Selected and unselected must look different. */
function lostStates(): string[] {
  const shapes = new Map<Element, string>();
  const shapeOf = (one: Element) => {
    const known = shapes.get(one) ?? shape(one);
    shapes.set(one, known);
    return known;
  };
  return states.flatMap((state) => {
    const chosen = [...document.querySelectorAll(`[${state}]:not([${state}=false])`)].filter(isVisible);
    return chosen.flatMap((one) => {
      const twins = [...(one.parentElement?.parentElement?.querySelectorAll(one.tagName) ?? [])].filter(
        (other) =>
          other !== one &&
          isVisible(other) &&
          (other.getAttribute(state) ?? 'false') === 'false' &&
          other.getAttribute('data-component') === one.getAttribute('data-component') &&
          other.getAttribute('data-part') === one.getAttribute('data-part') &&
          other.childElementCount === one.childElementCount,
      );
      return twins.some((other) => shapeOf(other) === shapeOf(one))
        ? [`${state} cannot be seen: ${name(one)}`]
        : [];
    });
  });
}

/** The element and those around it that can draw its focus ring. */
const ringed = (element: Element): Element[] =>
  [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    // A link that covers a card draws its ring around the card.
    element.closest('[data-component]'),
  ]
    .filter((one) => one instanceof Element)
    .concat([...element.children]);

/** What style sheets of the components select by. */
const looks = [
  'class',
  'style',
  'data-state',
  'aria-checked',
  'aria-selected',
  'aria-pressed',
  'aria-current',
];

/** Those of a list that do not look like an earlier one by their classes: each row of a table has the same rings. */
function unlike<T extends Element>(elements: readonly T[]): T[] {
  const names = (element: T) =>
    ringed(element)
      .map((one) => [one.tagName, ...looks.map((name) => one.getAttribute(name))].join(' '))
      .join('|');
  return [
    ...new Map(elements.toReversed().map((element) => [names(element), element])).values(),
  ].toReversed();
}

/** Forced colours remove box-shadow, and with it a focus ring made of it. */
function lostRings(): string[] {
  const had = document.activeElement;
  const lost = unlike([...document.querySelectorAll<HTMLElement>(focusable)].filter(isVisible))
    .slice(0, 40)
    .filter((element) => {
      const around = () =>
        ringed(element)
          .map((one) => {
            const { outlineStyle, outlineWidth, borderWidth, borderColor } = getComputedStyle(one);
            // A border without a width has a colour too, which nobody sees.
            const border = borderWidth === '0px' ? '' : `${borderWidth} ${borderColor}`;
            return `${outlineStyle === 'none' ? '' : outlineWidth} ${border}`;
          })
          .join('|');
      const after = (one: Element | null) => {
        const mark = one ? getComputedStyle(one, '::after') : null;
        return mark ? `${mark.borderWidth} ${mark.outlineStyle === 'none' ? '' : mark.outlineWidth}` : '';
      };
      if (document.activeElement === element) element.blur();
      const ring = () => around() + after(element) + after(element.closest('[data-component]'));
      const before = ring();
      element.focus({ preventScroll: true });
      if (document.activeElement !== element || !element.matches(':focus-visible')) return false;
      return ring() === before;
    });
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return lost.map((element) => `focus cannot be seen: ${name(element)}`);
}

/** Whether a scroll container lies between a text and the box that might clip it. */
function scrollsInside(inner: Element, box: Element): boolean {
  for (let one = inner.parentElement; one && one !== box; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
  }
  return false;
}

/** Text that a fixed height clips in the middle of a line. An ellipsis or a whole hidden line is intended. */
function cutText(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (!isVisible(element) || element.closest('.sr-only')) return false;
      const own = getComputedStyle(element);
      if (own.overflowY !== 'hidden' && own.overflowY !== 'clip') return false;
      if (own.textOverflow === 'ellipsis' || own.webkitLineClamp !== 'none') return false;
      if (element.clientHeight < 8 || element.scrollHeight <= element.clientHeight + 4) return false;
      const box = element.getBoundingClientRect();
      return [...element.querySelectorAll('*')].some((inner) => {
        const hasText = [...inner.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const { top, bottom } = inner.getBoundingClientRect();
        const isCut = top < box.bottom - 2 && bottom > box.bottom + 4;
        return hasText && isCut && isVisible(inner) && !scrollsInside(inner, element);
      });
    })
    .map((element) => `text is cut off: ${name(element)}`);
}

/** Controls, and what shows a value or a status: each needs an outline that forced colours leave. */
const controls = 'button,a,summary,[role=button]';
const shaped = `${controls},[role=progressbar],[role=meter],[role=progressbar]>*,[role=meter]>*,[data-part=track],[data-part=range],[data-component=badge]`;

const isPainted = (color: string) => !/^(transparent$|rgba\(.*, 0\)$)|\/ 0\)$/.test(color);

/** Whether a background differs from the one behind it, and so shows where the element is. */
function standsOut(element: Element): boolean {
  const own = getComputedStyle(element).backgroundColor;
  if (!isPainted(own)) return false;
  for (let one = element.parentElement; one; one = one.parentElement) {
    const behind = getComputedStyle(one).backgroundColor;
    if (isPainted(behind)) return behind !== own;
  }
  return true;
}

const fields =
  'select,textarea,input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=file],[type=color])';

/** Safari on iPhones zooms into a field whose text is smaller. */
const FIELD_TEXT = 16;

const smallFields = (): string[] =>
  [...document.querySelectorAll(fields)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < FIELD_TEXT)
    .map((field) => `a phone zooms into it: ${name(field)}`);

/** A native list is never drawn here; its options have to bring a background for their colour. */
const bareOptions = (): string[] =>
  [...document.querySelectorAll('option')]
    .filter((option) => {
      const { backgroundColor, color } = getComputedStyle(option);
      return !isPainted(backgroundColor) || backgroundColor === color;
    })
    .map((option) => `an option without a background: ${name(option)}`);

const filledShapes = () => [...document.body.querySelectorAll(shaped)].filter(isVisible).filter(standsOut);

function hasLine(element: Element): boolean {
  const own = getComputedStyle(element);
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  return (
    (own.outlineStyle !== 'none' && own.outlineWidth !== '0px') ||
    sides.some((side) => own.getPropertyValue(`border-${side}-width`) !== '0px')
  );
}

/** Forced colours paint every background alike: a shape that was only its background is gone. */
const lostShapes = (filled: Element[]): string[] =>
  filled
    .filter((element) => isVisible(element) && !hasLine(element))
    // The system's colour of buttons is that of the page in many themes.
    .filter((element) => element.matches(controls) || !standsOut(element))
    .map((element) => `the shape cannot be seen: ${name(element)}`);

/** Animations that keep running under reduced motion. */
const movements = (): string[] =>
  document
    .getAnimations()
    .filter((animation) => {
      const timing = animation.effect?.getComputedTiming();
      const duration = Number(timing?.duration ?? 0) * Number(timing?.iterations ?? 1);
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      // Content skipped by content-visibility keeps its old style and is not visible.
      const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      return animation.playState === 'running' && duration > 50 && isDrawn;
    })
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return `still moves: ${target ? name(target) : 'something'}`;
    });

export const gates = {
  'dark contrast': (_driver, _story, parts) =>
    withPage({ 'data-scheme': page().dataset.scheme === 'dark' ? 'light' : 'dark' }, () =>
      contrastProblems('color-contrast', parts),
    ),
  'high contrast': (_driver, _story, parts) =>
    withPage({ 'data-contrast': 'more' }, () => contrastProblems('color-contrast-enhanced', parts)),
  'another brand': (_driver, _story, parts) =>
    withPage(OTHER_BRAND, () => contrastProblems('color-contrast', parts)),
  'debug brand': () => withPage({ 'data-brand': DEBUG_BRAND }, async () => tokenProblems()),
  'right to left': () => withPage({ dir: 'rtl' }, async () => sideScroll()),
  'text 200 %': () => withPage({ style: 'font-size: 200%' }, async () => [...sideScroll(), ...cutText()]),
  // Before the forced colours, which stay for the gates after them and paint options too.
  fields: async (driver) => {
    if (!document.querySelector(fields)) return [];
    await driver.touch(true);
    const found = [...smallFields(), ...bareOptions()];
    await driver.touch(false);
    return found;
  },
  'forced colours': async (driver) => {
    const filled = filledShapes();
    await driver.emulate(STRICT);
    settle();
    return [...lostStates(), ...lostShapes(filled), ...lostRings()];
  },
  'reduced motion': async (driver) => {
    settle();
    await driver.emulate(STRICT);
    // A transition that began before, for example because the page moved under the pointer, keeps its old duration.
    settle();
    await frame();
    return movements();
  },
  '390 px': async (driver, { globals }) => {
    // Every story's own test fails when its page scrolls sideways (preview.tsx).
    if (globals.viewport?.value === 'mobile') return [];
    await driver.width(390);
    // Components learn of a new width one frame later.
    await frame();
    settle();
    return sideScroll();
  },
  'long text at 390 px': async (driver, story) => {
    await driver.width(390);
    const { errors, close } = await showLongTexts(story);
    try {
      await frame();
      settle();
      const found = [...errors, ...sideScroll(), ...cutText()];
      found.push(...(await withPage({ dir: 'rtl' }, async () => sideScroll())));
      found.push(
        ...(await withPage({ style: 'font-size: 200%' }, async () => [...sideScroll(), ...cutText()])),
      );
      return found;
    } finally {
      close();
    }
  },
} satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
export const gateNames = Object.keys(gates) as GateName[];

/** The gates of this file, and the checks around every story: axe, the console and API calls. */
export type FaultGate = GateName | 'axe' | 'console' | 'api call';
