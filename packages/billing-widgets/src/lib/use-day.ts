import { useTexts } from '@footlight/ui';

/** Formats an ISO time as a date in UTC, so that all readers see the same. */
export const useDay = () => {
  const { language } = useTexts('billing');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (iso: string): string => format.format(new Date(iso));
};
