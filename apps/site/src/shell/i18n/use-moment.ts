import { useTexts } from '@footlight/ui';

/** Writes a time stamp as date and time of the visitor's language. */
export const useMoment = () => {
  const { language } = useTexts('common');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (stamp: string): string => format.format(new Date(stamp));
};
