import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { overBudget, parseBudgets, updated, writeBudgets } from './budgets.ts';
import { measure } from './measure.ts';

describe('budgets', () => {
  const sizes = new Map([
    ['ui/Light', 1000],
    ['ui/Stage', 5000],
  ]);

  it('pass when every export has one and keeps it', () => {
    expect(overBudget(sizes, new Map([...sizes]))).toEqual([]);
  });

  it('find what is over, what has none and what is gone', () => {
    const found = overBudget(
      sizes,
      new Map([
        ['ui/Light', 999],
        ['ui/Curtain', 10],
      ]),
    );
    expect(found).toEqual([
      'ui/Light is 1000 bytes, 1 more than its 999',
      'ui/Stage has no budget; it is 5000 bytes',
      'ui/Curtain has a budget but is not exported',
    ]);
  });

  it('cannot raise what was promised', () => {
    const heavy = new Map([['ui/Button', 4000]]);
    expect(updated(heavy, heavy).get('ui/Button')).toBe(3000);
    expect(overBudget(heavy, new Map([['ui/Button', 9000]]))).toHaveLength(1);
  });

  it('hold after an update, and come back from the file as they were', () => {
    const budgets = updated(sizes, new Map());
    expect(overBudget(sizes, budgets)).toEqual([]);
    expect(parseBudgets(writeBudgets(budgets))).toEqual(budgets);
    expect(updated(sizes, budgets)).toEqual(budgets);
    expect(() => parseBudgets('head\nui/Light\tmany\n')).toThrow('many');
  });
});

describe('the measure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-sizes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('counts what an export needs, not its neighbours, types, peers or what comes later', async () => {
    const noise = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');
    writeFileSync(join(folder, 'package.json'), '{ "sideEffects": false }');
    writeFileSync(join(folder, 'heavy.ts'), `export const heavy = '${noise}';`);
    writeFileSync(
      join(folder, 'index.ts'),
      `import { useState } from 'react';
       import { heavy } from './heavy.ts';
       export interface Shape { a: string }
       export const small = () => useState(1);
       export const large = () => heavy.length + heavy;
       export const late = () => import('./heavy.ts');`,
    );
    const sizes = await measure({ probe: join(folder, 'index.ts') });
    expect([...sizes.keys()]).toEqual(['probe/large', 'probe/late', 'probe/small']);
    expect(sizes.get('probe/small')).toBeLessThan(120);
    expect(sizes.get('probe/late')).toBeLessThan(120);
    expect(sizes.get('probe/large')).toBeGreaterThan(3000);
  });
});
