import { useTexts } from '@footlight/ui';

/** Formats an ISO time as date and time in the reader's time zone. */
export const useWhen = () => {
  const { language } = useTexts('limits');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso: string): string => format.format(new Date(iso));
};
