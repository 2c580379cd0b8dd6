import type { StaffReport } from '@footlight/contract';
import { Badge, Button, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

export interface ReportLineProps {
  report: StaffReport;
  now: number;
  onDecide(decision: 'ban' | 'close'): void;
}

/** One report. Its picture appears only on demand. */
export const ReportLine = ({ report, now, onDecide }: ReportLineProps) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const link = useLinkRenderer();
  const [isShown, setIsShown] = useState(false);
  const { reported, reporter, due_at: due, decided_at: decided, still_url: still } = report;
  const isLate = decided === null && Date.parse(due) < now;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Link asChild>
          {link({
            href: `/admin/users/${encodeURIComponent(reported)}`,
            children: t('report.about', { name: reported }),
          })}
        </Link>
        <Badge>{t(`report.${report.kind}`)}</Badge>
      </p>
      <p className="text-sm text-text-muted">
        {t('report.from', { name: reporter, time: moment(report.at) })}
      </p>
      {decided ? (
        <p className="text-sm">{t('report.decidedAt', { time: moment(decided) })}</p>
      ) : (
        <p className={isLate ? 'text-sm text-danger-text' : 'text-sm'}>
          {t(isLate ? 'report.overdue' : 'report.due', { time: moment(due) })}
        </p>
      )}
      {isShown && still ? (
        <img
          src={still}
          alt={t('report.still', { name: reported })}
          className="max-h-80 w-full rounded-md object-contain"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {still ? (
          <Button size="sm" variant="outline" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'report.hideStill' : 'report.showStill')}
          </Button>
        ) : null}
        {decided === null ? (
          <>
            <Button size="sm" variant="danger" onClick={() => onDecide('ban')}>
              {t('act.ban')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onDecide('close')}>
              {t('act.close')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
};
