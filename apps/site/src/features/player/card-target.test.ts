// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CardTarget, watchCards } from './card-target.ts';

const REST = 400;
const PRESS = 450;
let reported: (string | null)[];
let stop: () => void;
let reducesMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  document.body.innerHTML = ['ada online', 'bea online', 'cleo private', 'dora offline', 'eva']
    .map((card) => card.split(' '))
    .map(
      ([name, state]) =>
        `<article id="${name}" data-component="model-card" ${state ? `data-state="${state}"` : ''}>
          <a data-part="link" href="/de/${name}"><b>${name}</b></a>
        </article>`,
    )
    .join('');
  reported = [];
  stop = watchCards((target: CardTarget | null) => reported.push(target?.username ?? null));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (name: string): Element => document.querySelector(`#${name} b`) ?? document.body;
const fire = (type: string, at: Element, init: PointerEventInit = {}): Event => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...init });
  at.dispatchEvent(event);
  return event;
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };

it('[BROWSE-01] a pointer that rests on a card reports it, then the next one; one that only passes reports nothing', () => {
  fire('pointerover', part('ada'));
  pass(REST - 1);
  fire('pointerover', part('bea'));
  pass(REST - 1);
  expect(reported).toEqual([]);
  pass(1);
  expect(reported).toEqual(['bea']);
  // Moving within the card changes nothing.
  fire('pointermove', part('bea'));
  pass(REST);
  expect(reported).toEqual(['bea']);
  fire('pointerover', part('ada'));
  pass(REST);
  expect(reported).toEqual(['bea', null, 'ada']);
  fire('pointerover', document.body);
  expect(reported).toEqual(['bea', null, 'ada', null]);
});

it.each(['cleo', 'dora'])('[BROWSE-01] a room in a show or offline is not reported (%s)', (name) => {
  fire('pointerover', part(name));
  pass(REST);
  fire('pointerdown', part(name), touch);
  pass(PRESS);
  expect(reported).toEqual([]);
});

it('[BROWSE-01] a card that names no state is reported', () => {
  fire('pointerover', part('eva'));
  pass(REST);
  expect(reported).toEqual(['eva']);
});

it('[BROWSE-01] nothing is reported for people who reduce motion or data, until they no longer do', () => {
  reducesMotion = true;
  fire('pointerover', part('ada'));
  pass(REST);
  expect(reported).toEqual([]);
  reducesMotion = false;
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fire('pointerover', part('bea'));
  pass(REST);
  expect(reported).toEqual([]);
  vi.stubGlobal('navigator', {});
  fire('pointerover', part('ada'));
  pass(REST);
  expect(reported).toEqual(['ada']);
});

it('[BROWSE-01] a card that was taken away meanwhile is not reported', () => {
  fire('pointerover', part('ada'));
  document.querySelector('#ada')?.remove();
  pass(REST);
  expect(reported).toEqual([]);
});

it('[BROWSE-01] a long press reports the card and opens nothing; a tap and a finger that scrolls do not', () => {
  fire('pointerdown', part('ada'), touch);
  pass(PRESS);
  expect(reported).toEqual(['ada']);
  expect(fire('contextmenu', part('ada'), touch).defaultPrevented).toBe(true);
  fire('pointerup', part('ada'), touch);
  expect(fire('click', part('ada'), touch).defaultPrevented).toBe(true);
  // The next one is a tap: it leads to the room.
  fire('pointerdown', part('bea'), touch);
  pass(PRESS - 1);
  fire('pointerup', part('bea'), touch);
  pass(PRESS);
  expect(fire('click', part('bea'), touch).defaultPrevented).toBe(false);

  fire('pointerdown', part('bea'), touch);
  fire('pointermove', part('bea'), { ...touch, clientY: 21 });
  pass(PRESS);
  expect(reported).toEqual(['ada', null]);
});

it('[BROWSE-01] scrolling ends it', () => {
  fire('pointerover', part('ada'));
  pass(REST);
  document.dispatchEvent(new Event('scroll'));
  expect(reported).toEqual(['ada', null]);
});
