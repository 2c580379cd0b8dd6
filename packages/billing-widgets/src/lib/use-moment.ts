import { useTexts } from '@footlight/ui';

/** Formats an ISO time as date and time in UTC, so that all readers see the same. */
export const useMoment = () => {
  const { language } = useTexts('wallet');
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (iso: string): string => `${format.format(new Date(iso))} UTC`;
};
