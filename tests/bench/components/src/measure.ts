import { makeCards } from './content.ts';
import type { Subject } from './subject.ts';

/** After the next frame was drawn: a message posted in its animation callback comes right behind it. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

const rest = () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 30));

/** Milliseconds from the call to the end of the frame that shows its result. */
export async function timed(action: () => void, isDone: () => boolean = () => true): Promise<number> {
  await rest();
  await painted();
  const start = performance.now();
  action();
  const deadline = start + 20_000;
  do await painted();
  while (!isDone() && performance.now() < deadline);
  if (!isDone()) throw new Error('The result never showed.');
  return performance.now() - start;
}

const isShown = (selector: string) => () => {
  const found = document.querySelector(selector);
  return found instanceof HTMLElement && found.getClientRects().length > 0;
};
const isGone = (selector: string) => () => !isShown(selector)();

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function repeat(times: number, sample: () => Promise<number>): Promise<number> {
  const samples: number[] = [];
  for (let index = 0; index < times; index++) samples.push(await sample());
  // The first one still compiles.
  return median(samples.slice(1));
}

const openAndClose = (set: (open: boolean) => void, selector: string) => async () =>
  (await timed(() => set(true), isShown(selector))) + (await timed(() => set(false), isGone(selector)));

export type Scenario =
  | 'cards98'
  | 'grow1000'
  | 'tick1000'
  | 'composed98'
  | 'composedGrow'
  | 'composedTick'
  | 'dialog'
  | 'menu'
  | 'toast';

type Cards = (items: ReturnType<typeof makeCards>) => void;

/** Cards appear, become many, and change one number each. */
async function runCards(show: Cards): Promise<[appear: number, grow: number, tick: number]> {
  const clear = () => timed(() => show([]));
  const appear = await repeat(6, async () => {
    const took = await timed(() => show(makeCards(98)));
    await clear();
    return took;
  });
  const grow = await repeat(4, async () => {
    await timed(() => show(makeCards(98)));
    const took = await timed(() => show(makeCards(1000)));
    await clear();
    return took;
  });
  await timed(() => show(makeCards(1000)));
  let round = 1;
  const tick = await repeat(8, () => timed(() => show(makeCards(1000, round++))));
  await clear();
  return [appear, grow, tick];
}

/** All scenarios of one subject on a fresh page. */
export async function runAll(subject: Subject): Promise<Record<Scenario, number>> {
  const [cards98, grow1000, tick1000] = await runCards(subject.cards);
  const [composed98, composedGrow, composedTick] = await runCards(subject.composed);
  await timed(() => subject.cards(makeCards(24)));
  const dialog = await repeat(9, openAndClose(subject.dialog, '[role=dialog]'));
  const menu = await repeat(9, openAndClose(subject.menu, '[role=menu]'));
  const toast = await repeat(9, openAndClose(subject.toast, '[data-bench-toast]'));
  return {
    cards98,
    grow1000,
    tick1000,
    composed98,
    composedGrow,
    composedTick,
    dialog,
    menu,
    toast,
  };
}
