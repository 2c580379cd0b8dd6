const DAY_MS = 86_400_000;
/** Months with a statement in the list. */
const MOST = 60;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The span of the last days, today included; days are those of UTC. */
export const lastDays = (now: number, days: number): { from: string; to: string } => ({
  from: isoDay(now - (days - 1) * DAY_MS),
  to: isoDay(now),
});

/** Months from the first one (`2026-11`) to the current one, latest first. */
export function monthsFrom(first: string | null, now: number): string[] {
  const months: string[] = [];
  const at = new Date(now);
  at.setUTCDate(1);
  while (first !== null && months.length < MOST && at.toISOString().slice(0, 7) >= first) {
    months.push(at.toISOString().slice(0, 7));
    at.setUTCMonth(at.getUTCMonth() - 1);
  }
  return months;
}
