import { Badge, numberFormat, useTexts } from '@footlight/ui';

/** Change against the time before, 0.1 for 10%; nothing if there is nothing to compare with. */
export const ChangeBadge = ({ change }: { change: number | null }) => {
  const { t, language } = useTexts('admin');
  if (change === null) return null;
  const percent = numberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(change);
  return (
    <Badge tone={change < 0 ? 'warning' : 'success'}>
      <span aria-hidden="true">{percent}</span>
      <span className="sr-only">{t('today.change', { percent })}</span>
    </Badge>
  );
};
