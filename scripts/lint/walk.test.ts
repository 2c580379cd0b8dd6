/** The walk of a tip in docs/architecture.md: its files exist, lead to each other, and stay few. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { modulesOf, published } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';

const MOST = 28;
/** Files that put others together: the map leaves them out. */
const PASSING = /\/(index|operations|context|chat)\.tsx?$/;

/** Files that no other one of the walk imports, and what leads to them. */
const entered: Readonly<Record<string, string>> = {
  'apps/site/src/features/tips/room-tip.tsx': 'the page of a room',
  'apps/api/src/routes/tips.ts': 'the call',
  'apps/api/src/kernel/db/functions/ledger.sql': 'a statement',
  'apps/api/src/kernel/events/bus/memory-bus.ts': 'the choice of a bus at the start',
  'apps/api/src/sockets/room-hub.ts': 'the line on the bus',
  'apps/api/src/sockets/lobby-socket.ts': 'the balance on the bus',
  'apps/site/src/features/account/events.ts': 'the event table',
  'apps/site/src/app/header/page-header.tsx': 'the balance in the cache',
  'apps/site/src/shell/sockets/room-socket.ts': 'a frame of the socket',
};

const walk = (): { number: number; file: string }[] => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n## Walk 1');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (\d+) \| `([^`]+)`/gm)].map(([, number, file = '']) => ({
    number: Number(number),
    file,
  }));
};

const entries = new Map(
  published.flatMap((name) =>
    modulesOf(name).map(({ subpath, source }) => [
      `@footlight/${name}${subpath.slice(1)}`,
      join('packages', name, source),
    ]),
  ),
);

const importsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
        ([, name = '']) => (name.startsWith('.') ? join(dirname(file), name) : (entries.get(name) ?? [])),
      )
    : [];

/** The files of the walk that one of it imports, directly or through files that only pass on. */
function nextOf(file: string, files: readonly string[], seen: Set<string>): string[] {
  return importsOf(file).flatMap((one) => {
    if (seen.has(one)) return [];
    seen.add(one);
    return files.includes(one) ? one : PASSING.test(one) ? nextOf(one, files, seen) : [];
  });
}

it('has numbered rows, not more than a reader can follow', () => {
  const rows = walk();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(MOST);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

it('follows the imports', () => {
  const files = walk().map(({ file }) => file);
  const led = new Set(files.flatMap((file) => nextOf(file, files, new Set([file]))));
  expect(files.filter((file) => !led.has(file) && !entered[file])).toEqual([]);
  expect(Object.keys(entered).filter((file) => led.has(file) || !files.includes(file))).toEqual([]);
});
