import { useTexts } from '@footlight/ui';

/** Writes a moment as day and time in the reader's own time. */
export const useWhen = () => {
  const { language } = useTexts('spending');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso: string): string => format.format(new Date(iso));
};
