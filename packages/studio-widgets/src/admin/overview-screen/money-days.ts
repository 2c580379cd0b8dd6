import type { MoneyDay } from '@footlight/contract';

const WEEK = 7;
type Figure = Exclude<keyof MoneyDay, 'day'>;

export interface MoneyFigure {
  today: number;
  /** The last seven days, today included. */
  week: number;
  /** The change of the last seven days against the seven before, 0.1 for 10%; null without a value to compare with. */
  change: number | null;
}

/** One figure of an overview's days. */
export const figureOf = (days: readonly MoneyDay[], name: Figure): MoneyFigure => {
  const sum = (of: readonly MoneyDay[]) => of.reduce((total, day) => total + day[name], 0);
  const week = sum(days.slice(-WEEK));
  const before = sum(days.slice(-2 * WEEK, -WEEK));
  return { today: days.at(-1)?.[name] ?? 0, week, change: before > 0 ? week / before - 1 : null };
};
