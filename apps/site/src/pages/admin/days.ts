import { useTexts } from '@footlight/ui';

const DAYS = ['1', '7', '30', '365'] as const;
const DAY_MS = 86_400_000;

/** How long somebody is suspended or banned. */
export const useDayOptions = () => {
  const { t } = useTexts('admin');
  return DAYS.map((value) => ({ value, label: t(`days.d${value}`) }));
};

/** The end of a number of days from now. */
export const inDays = (days: string): string => new Date(Date.now() + Number(days) * DAY_MS).toISOString();
