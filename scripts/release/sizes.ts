// `npm run sizes`: the weight of every export against size-budgets.tsv; `-- --update` writes that file, `-- --table`
// prints all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { overBudget, parseBudgets, updated, writeBudgets } from './sizes/budgets.ts';
import { measure } from './sizes/measure.ts';

const file = fileURLToPath(new URL('../../size-budgets.tsv', import.meta.url));
const modules = {
  ui: '@footlight/ui',
  'room-widgets': '@footlight/room-widgets',
  'billing-widgets': '@footlight/billing-widgets',
  'site-widgets': '@footlight/site-widgets',
  'studio-widgets': '@footlight/studio-widgets',
};

const started = performance.now();
const sizes = await measure(modules);
const budgets = existsSync(file) ? parseBudgets(readFileSync(file, 'utf8')) : new Map<string, number>();
if (process.argv.includes('--table')) {
  for (const [name, size] of [...sizes].toSorted(([, a], [, b]) => b - a))
    console.log(`${String(size).padStart(7)}  ${name}`);
}
if (process.argv.includes('--update')) {
  writeFileSync(file, writeBudgets(updated(sizes, budgets)));
  console.log('Wrote size-budgets.tsv: review the diff before you commit it.');
}
const complaints = overBudget(sizes, parseBudgets(readFileSync(file, 'utf8')));
for (const complaint of complaints) console.log(`✗ ${complaint}`);
if (complaints.length > 0 && !process.argv.includes('--update'))
  console.log('If this is intended, run npm run sizes -- --update and give the reason in the commit.');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${sizes.size} exports, ${complaints.length} over budget (${seconds} s)`);
process.exitCode = complaints.length === 0 ? 0 : 1;
