// size-budgets.tsv: the budget of each export in bytes. Give the reason for raising a budget in the commit.

export type Budgets = ReadonlyMap<string, number>;

/** Limits that `--update` never raises. */
const limits: Budgets = new Map([['ui/Button', 3_000]]);

const HEAD = 'export\tbudget in bytes (brotli, without React, i18next and Radix)';

export function parseBudgets(text: string): Budgets {
  const [, ...rows] = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    rows.map((row) => {
      const [name = '', bytes = ''] = row.split('\t');
      if (!/^[\w-]+\/\w+$/.test(name) || !/^[1-9]\d*$/.test(bytes))
        throw new Error(`size-budgets.tsv: "${row}" is not a name, a tab and whole bytes.`);
      return [name, Number(bytes)] as const;
    }),
  );
}

export const writeBudgets = (budgets: Budgets): string =>
  `${[HEAD, ...[...budgets].map(([name, bytes]) => `${name}\t${bytes}`)].join('\n')}\n`;

/** Exports over budget or without one, and budgets without an export. */
export function overBudget(sizes: ReadonlyMap<string, number>, budgets: Budgets): string[] {
  const missing = [...budgets.keys()].filter((name) => !sizes.has(name));
  return [
    ...[...sizes].flatMap(([name, size]) => {
      const budget = Math.min(budgets.get(name) ?? 0, limits.get(name) ?? Number.POSITIVE_INFINITY);
      if (budget === 0) return [`${name} has no budget; it is ${size} bytes`];
      return size > budget ? [`${name} is ${size} bytes, ${size - budget} more than its ${budget}`] : [];
    }),
    ...missing.map((name) => `${name} has a budget but is not exported`),
  ];
}

/** Leaves room for small changes and other versions of the compressor. */
const roomFor = (size: number): number => Math.ceil((size * 1.05 + 30) / 50) * 50;

/** A budget for every export: the old one if it still fits, a new one if it is missing, exceeded or far too wide. */
export const updated = (sizes: ReadonlyMap<string, number>, budgets: Budgets): Budgets =>
  new Map(
    [...sizes].map(([name, size]) => {
      const old = budgets.get(name) ?? 0;
      const kept = size <= old && old <= size * 1.25 + 100 ? old : roomFor(size);
      return [name, Math.min(kept, limits.get(name) ?? kept)] as const;
    }),
  );
