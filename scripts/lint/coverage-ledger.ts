import { dirname } from 'node:path';

/** Gates that run in the browser; each story test carries their results. */
export const STORY_GATES = [
  'dark contrast',
  'high contrast',
  'another brand',
  'debug brand',
  'fields',
  'forced colours',
  'right to left',
  'text 200 %',
  'reduced motion',
  '390 px',
  'long text at 390 px',
];

/** Gates that run on one story of a component; the others run on all. */
const ONCE = new Set(['dark contrast', 'another brand', 'high contrast', 'long text at 390 px']);

export const GATES = ['default story', 'matrix', 'docs page', 'conformance', 'server', 'axe', ...STORY_GATES];

const DONE = '✓';
const NONE = '–';

const matches = (pattern: string, text: string) =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text;

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Name of the export in the story file; server tests use it in their titles. */
  exportName: string;
  importPath: string;
}

export interface StoryTest {
  status: string;
  meta?: {
    gates?: Record<string, string>;
    reports?: readonly { type: string; status: string }[];
  };
}

export interface Excuse {
  /** A title or its beginning: `Screens/*`. */
  component: string;
  gate: string;
  reason: string;
}

export interface CoverageInput {
  stories: readonly Story[];
  /** By story id, from the run with gates. */
  tests: ReadonlyMap<string, StoryTest>;
  units: readonly { fullName: string; status: string }[];
  /** Docs pages and source in the folder of a story. */
  folder: (path: string) => { docs: readonly string[]; source: string };
  excuses: readonly Excuse[];
}

type Cells = Record<string, string>;

/**
 * Component × gate, from the story index and the results of the test runs. A cell is `✓`, `–` (not applicable),
 * `excused: …` or blank; a blank without an excuse is a hole.
 */
export function coverage({ stories, tests, units, folder, excuses }: CoverageInput) {
  const rows = new Map<string, Story[]>();
  for (const story of stories) rows.set(story.title, [...(rows.get(story.title) ?? []), story]);
  const used = new Set<Excuse>();
  const excuseOf = (component: string, gate: string) => {
    const found = excuses.find((one) => matches(one.component, component) && matches(one.gate, gate));
    if (found) used.add(found);
    return found?.reason;
  };

  const cells = (own: readonly Story[]): Cells => {
    const beside = folder(dirname(own[0]?.importPath ?? ''));
    const results = own.map(({ id }) => tests.get(id));
    const all = <T>(list: readonly T[], test: (one: T) => boolean) => list.length > 0 && list.every(test);
    const ofUnits = (start: string) => units.filter(({ fullName }) => fullName.startsWith(start));
    const passed = (one: { status: string } | undefined) => one?.status === 'passed';
    const gate = (name: string) => {
      const gates = results.map((result) => result?.meta?.gates?.[name]);
      const said = ONCE.has(name) ? gates.filter((one) => one !== undefined) : gates;
      const reason = said.find((one) => one?.startsWith('excused'));
      if (!all(said, (one) => one === 'passed' || one?.startsWith('excused') === true)) return '';
      return reason ?? DONE;
    };
    const yes = (isDone: boolean) => (isDone ? DONE : '');
    return {
      'default story': yes(own.some(({ name }) => name.startsWith('Default'))),
      matrix: beside.source.includes('cva(') ? yes(own.some(({ name }) => name === 'Matrix')) : NONE,
      'docs page': yes(beside.docs.length > 0),
      conformance: yes(
        all(beside.docs, (docs) => all(ofUnits(`conformance of ${docs} `), passed)) && beside.docs.length > 0,
      ),
      server: yes(
        own.every(({ exportName, importPath }) =>
          units.some(
            (unit) =>
              passed(unit) &&
              unit.fullName.endsWith(` on a server ${exportName}`) &&
              importPath.endsWith((unit.fullName.split(' on a server')[0] ?? '').replace(/^\.+/, '')),
          ),
        ),
      ),
      axe: yes(
        all(
          results,
          (one) =>
            passed(one) &&
            (one?.meta?.reports ?? []).some(({ type, status }) => type === 'a11y' && status === 'passed'),
        ),
      ),
      ...Object.fromEntries(STORY_GATES.map((name) => [name, gate(name)])),
    };
  };

  const ledger = [...rows].map(([component, own]) => {
    const found = cells(own);
    for (const gate of GATES) {
      if (found[gate] !== '') continue;
      const reason = excuseOf(component, gate);
      if (reason) found[gate] = `excused: ${reason}`;
    }
    return { component, cells: found };
  });
  const holes = ledger.flatMap(({ component, cells: found }) =>
    GATES.filter((gate) => found[gate] === '').map((gate) => `${component}: ${gate}`),
  );
  const needless = excuses
    .filter((one) => !used.has(one))
    .map(({ component, gate }) => `${component}: ${gate}`);
  return { ledger, holes, needless };
}
