/** Around every story test: it may not write to the console or call the platform; then the gates run. */
import { configure } from 'storybook/test';
import { afterEach, beforeEach, type RunnerTask, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import {
  type FaultGate,
  type GateDriver,
  type GatedStory,
  type GateName,
  gateNames,
  gates,
} from './gates.ts';

interface Report {
  type: string;
  status: string;
}

declare module 'vitest' {
  interface TaskMeta {
    reports?: Report[];
    /** Result of each gate; the coverage ledger reads it. */
    gates?: Partial<Record<GateName, 'passed' | 'failed' | `excused: ${string}`>>;
  }
}

/** What Storybook's own plugin adds to the context of a test. */
interface StoryContext {
  story?: TestedStory;
}

interface TestedStory extends GatedStory {
  parameters: GatedStory['parameters'] & {
    fault?: FaultGate;
    withoutGates?: Partial<Record<string, string | null>>;
  };
}

// A part that loads lazily takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * React's notice that `act` runs while Testing Library waits: Storybook draws the next story while a part of the last one
 * still arrives. It is about the tests and not about a story, and comes on a busy machine only.
 */
const isOfTheHarness = ([text]: readonly unknown[]) =>
  String(text).includes('testing environment is not configured to support act');

/**
 * Nobody looks at the frame that stories run in. In a hidden one, styles, sizes, focus and the clock of animations are the
 * same, and nothing is painted, which would take a tenth of the processor time.
 */
(window.frameElement as HTMLElement | null)?.style.setProperty('visibility', 'hidden');

const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
/** The page's media features on their way back; the next story waits for it and not the last. */
let restored: Promise<void> = Promise.resolve();
let written: string[] = [];
let called: string[] = [];

/** Removes Storybook's hidden notices: they have as many elements as a story, and axe would check each. */
function removeNotices(): void {
  const notices = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay';
  for (const notice of document.body.querySelectorAll(notices)) notice.remove();
}

/** Storybook pauses animations after a story and leaves them paused when a check of that story throws. */
function letThingsMove(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

/**
 * Stays for the whole run and is no spy: a page over the recorded platform puts its own over it, and gives it back only
 * after the next story has begun. A spy would have been restored in between, and would call itself from then on.
 */
const { fetch } = window;
window.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!pathname.startsWith('/api/')) return fetch(input, init);
  called.push(pathname);
  return Promise.reject(new TypeError('There is no platform in a story'));
};

beforeEach(async () => {
  await restored;
  removeNotices();
  letThingsMove();
  written = [];
  called = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      if (isOfTheHarness(parts)) return;
      written.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

const NO_FEATURES = {};
let emulated: Readonly<Record<string, string>> = NO_FEATURES;
const driver: GateDriver = {
  emulate: async (features) => {
    if (features === emulated) return;
    emulated = features;
    await cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },
  width: (pixels) => page.viewport(pixels, 900),
  touch: async (enabled) => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })),
};

/** Gates run once, in the first brand; `STORY_GATES=none` leaves them out, `STORY_GATES='390 px'` takes one. */
const asked: string = import.meta.env.STORY_GATES;
const wanted = asked === 'all' ? gateNames : gateNames.filter((name) => name === asked);
if (wanted.length === 0 && asked !== 'none') throw new Error(`There is no gate "${asked}".`);

/** Returns true when the gate finds the fault that a story in Faults/ contains. */
async function findsFault(gate: FaultGate, { meta, name }: RunnerTask, story: TestedStory): Promise<boolean> {
  if (gate === 'console') return written.length > 0;
  if (gate === 'api call') return called.length > 0;
  if (gate === 'axe')
    return (meta.reports ?? []).some(({ type, status }) => type === 'a11y' && status !== 'passed');
  const parts = partsFor(gate, name, story);
  return parts.length > 0 && (await gates[gate](driver, story, parts)).length > 0;
}

/**
 * Contrast in the other scheme, in another brand and in high contrast is checked in one story a component. In every story
 * the debug brand shows that all colours are tokens and all text uses declared pairs, and the theme derives each pair with
 * enough contrast for every brand and scheme. Colours that the debug brand leaves out are checked in the other scheme too.
 */
const once = new Set<GateName>(['dark contrast', 'another brand', 'high contrast']);

const leftOut = ({ parameters }: TestedStory): Element[] =>
  parameters.withoutGates?.['debug brand']
    ? [document.body]
    : [...document.querySelectorAll('[data-own-color], body [data-brand]')];

/** What a gate looks at; nothing if the story need not pass it. */
function partsFor(gate: GateName, name: string, story: TestedStory): Element[] {
  if (gate === 'long text at 390 px') return name.startsWith('Default') ? [document.body] : [];
  if (!once.has(gate) || /^(Default|Matrix)/.test(name)) return [document.body];
  return gate === 'dark contrast' ? leftOut(story) : [];
}

async function runGates({ meta, name }: RunnerTask, story: TestedStory) {
  const problems: string[] = [];
  meta.gates = {};
  for (const gate of wanted) {
    const excuse = story.parameters.withoutGates?.[gate];
    if (excuse) {
      meta.gates[gate] = `excused: ${excuse}`;
      continue;
    }
    const parts = partsFor(gate, name, story);
    if (parts.length === 0) continue;
    const found = await gates[gate](driver, story, parts);
    meta.gates[gate] = found.length > 0 ? 'failed' : 'passed';
    problems.push(...found.map((problem) => `${gate}: ${problem}`));
  }
  return problems;
}

afterEach<StoryContext>(async ({ task, story }) => {
  const problems: string[] = [];
  if (story?.parameters.fault) {
    const { fault } = story.parameters;
    // The faults are visible in the brand that the gates run in.
    const isFound = wanted.length === 0 || (await findsFault(fault, task, story));
    if (!isFound) problems.push(`The gate "${fault}" did not find the fault in this story.`);
  } else {
    if (written.length > 0) problems.push(`The story wrote to the console:\n${written.join('\n')}`);
    if (called.length > 0) problems.push(`The story called the platform: ${called.join(', ')}`);
    if (story && task.result?.state !== 'fail') problems.push(...(await runGates(task, story)));
  }
  restored = driver.emulate(NO_FEATURES);
  // Axe's full report would add megabytes to the result file; the verdict is enough.
  task.meta.reports = task.meta.reports?.map(({ type, status }) => ({ type, status }));
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
