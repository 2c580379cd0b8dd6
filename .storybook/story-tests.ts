/** Around every story test: nothing may be written to the console, and then come the gates. */
import { afterEach, beforeEach, type RunnerTask, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { type FaultGate, type GateDriver, type GateName, gateNames, gates } from './gates.ts';

interface Report {
  type: string;
  status: string;
}

declare module 'vitest' {
  interface TaskMeta {
    reports?: Report[];
    /** What each gate said of the story; read by the coverage ledger. */
    gates?: Partial<Record<GateName, 'passed' | 'failed' | `excused: ${string}`>>;
  }
}

const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
let written: string[] = [];

/** Storybook's own notices are on every page, unseen, and as many elements as a story: axe would look at each. */
function removeNotices(): void {
  const notices = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay';
  for (const notice of document.body.querySelectorAll(notices)) notice.remove();
}

/** Storybook stops movement after a story, and leaves it stopped when a check of that story throws. */
function letThingsMove(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

beforeEach(() => {
  removeNotices();
  letThingsMove();
  written = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

let isEmulating = false;
const driver: GateDriver = {
  emulate: (features) => {
    isEmulating = Object.keys(features).length > 0;
    return cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },
  width: (pixels) => page.viewport(pixels, 900),
};

/** Gates run once, in the first brand; `STORY_GATES=none` leaves them out, `STORY_GATES='390 px'` takes one. */
const asked: string = import.meta.env.STORY_GATES;
const wanted = asked === 'all' ? gateNames : gateNames.filter((name) => name === asked);
if (wanted.length === 0 && asked !== 'none') throw new Error(`There is no gate "${asked}".`);

/** True when the gate finds the fault that a story of Faults/ was made with. */
async function findsFault(gate: FaultGate, reports: readonly Report[] = []): Promise<boolean> {
  if (gate === 'console') return written.length > 0;
  if (gate === 'axe') return reports.some(({ type, status }) => type === 'a11y' && status !== 'passed');
  return (await gates[gate](driver)).length > 0;
}

/**
 * Looked at in one story a component: that colours come from tokens alone, in pairs that hold in any brand and with more
 * contrast, is asked of every story.
 */
const once = new Set<GateName>(['another brand', 'high contrast']);

async function runGates({ meta, name: story }: RunnerTask, excused: Partial<Record<string, string>> = {}) {
  const problems: string[] = [];
  meta.gates = {};
  for (const name of wanted) {
    if (excused[name]) {
      meta.gates[name] = `excused: ${excused[name]}`;
      continue;
    }
    if (once.has(name) && !/^(Default|Matrix)/.test(story)) continue;
    const found = await gates[name](driver);
    meta.gates[name] = found.length > 0 ? 'failed' : 'passed';
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  if (isEmulating) await driver.emulate({});
  return problems;
}

afterEach(async ({ task, story }) => {
  const fault: FaultGate | undefined = story?.parameters.fault;
  const problems: string[] = [];
  if (fault) {
    // The faults are made for the brand that the gates run in.
    const isFound = wanted.length === 0 || (await findsFault(fault, task.meta.reports));
    if (!isFound) problems.push(`The gate "${fault}" did not find the fault that this story was made with.`);
  } else {
    if (written.length > 0) problems.push(`The story wrote to the console:\n${written.join('\n')}`);
    if (task.result?.state !== 'fail')
      problems.push(...(await runGates(task, story?.parameters.withoutGates)));
  }
  // All that axe looked at would fill the result file with megabytes; its verdict is enough.
  task.meta.reports = task.meta.reports?.map(({ type, status }) => ({ type, status }));
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
