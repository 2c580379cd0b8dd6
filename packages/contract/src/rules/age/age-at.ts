import { MIN_AGE } from '../constants.ts';

/** Age in whole years at a moment, by calendar in UTC; the birth date is YYYY-MM-DD. */
export const ageAt = (birthDate: string, now: Date): number => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const had = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (had ? 0 : 1);
};
export const isAdult = (birthDate: string, now: Date): boolean => ageAt(birthDate, now) >= MIN_AGE;
