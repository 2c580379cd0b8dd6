import { useTexts } from '@footlight/ui';

/** Writes a moment of the platform with its time of day, the same for readers everywhere. */
export const useMoment = () => {
  const { language } = useTexts('wallet');
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (iso: string): string => `${format.format(new Date(iso))} UTC`;
};
