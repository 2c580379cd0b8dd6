import { expect, it } from 'vitest';
import { budgets, overBudget, ratiosOf, type Samples, scenarios } from './judge.ts';

const figures = (value: number): Samples[string] =>
  Object.fromEntries(scenarios.map((scenario) => [scenario, [value, value * 2, value]])) as Samples[string];

it('holds each round against the plain DOM of the same round', () => {
  const ratios = ratiosOf({ plain: figures(10), footlight: figures(11) });
  for (const scenario of scenarios) expect(ratios.footlight?.[scenario]).toBeCloseTo(1.1);
  expect(overBudget(ratios)).toEqual([]);
});

it('names what is over its budget, and what was not measured', () => {
  const slow = ratiosOf({ plain: figures(10), footlight: figures(13) });
  expect(overBudget(slow)).toEqual([
    `cards98: 1.30 × plain DOM, budget ${budgets.cards98}`,
    `dialog: 1.30 × plain DOM, budget ${budgets.dialog}`,
  ]);
  const ratios = { footlight: { ...slow.footlight, menu: Number.NaN } } as typeof slow;
  expect(overBudget(ratios)).toContain(`menu: NaN × plain DOM, budget ${budgets.menu}`);
  expect(overBudget({})).toEqual(['footlight was not measured']);
});
