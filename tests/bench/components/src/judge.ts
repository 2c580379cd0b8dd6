/** Ratios to plain DOM, and whether ours keep within their budgets (× plain DOM). */
import type { Scenario } from './measure.ts';

export const budgets: Record<Scenario, number> = {
  cards98: 1.2,
  grow1000: 1.5,
  tick1000: 1.5,
  composed98: 1.5,
  composedGrow: 1.7,
  composedTick: 1.5,
  dialog: 1.2,
  menu: 2.5,
  toast: 1.3,
};
export const scenarios = Object.keys(budgets) as Scenario[];

/** Milliseconds of each round, by subject and scenario. */
export type Samples = Record<string, Record<Scenario, number[]>>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};

/** Each round is held against the plain DOM of the same round, so that a slow minute slows both. */
export function ratiosOf(samples: Samples): Record<string, Record<Scenario, number>> {
  const { plain } = samples;
  if (!plain) throw new Error('Nothing was measured for plain DOM.');
  return Object.fromEntries(
    Object.entries(samples).map(([subject, own]) => [
      subject,
      Object.fromEntries(
        scenarios.map((scenario) => [
          scenario,
          median(own[scenario].map((value, round) => value / (plain[scenario][round] ?? Number.NaN))),
        ]),
      ) as Record<Scenario, number>,
    ]),
  );
}

export function overBudget(ratios: Record<string, Record<Scenario, number>>): string[] {
  const ours = ratios.footlight;
  if (!ours) return ['footlight was not measured'];
  return scenarios
    .filter((scenario) => !(ours[scenario] <= budgets[scenario]))
    .map((scenario) => `${scenario}: ${ours[scenario].toFixed(2)} × plain DOM, budget ${budgets[scenario]}`);
}
