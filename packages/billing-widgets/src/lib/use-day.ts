import { useTexts } from '@footlight/ui';

/** Writes a moment of the platform as a day, the same for readers everywhere. */
export const useDay = () => {
  const { language } = useTexts('billing');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (iso: string): string => format.format(new Date(iso));
};
