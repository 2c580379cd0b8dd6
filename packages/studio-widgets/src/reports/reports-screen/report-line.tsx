import type { ReportDecision, StaffReport } from '@footlight/contract';
import { Badge, Button, cn, Link, useLinkRenderer, useMoment, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface ReportLineProps {
  report: StaffReport;
  me: string;
  now: number;
  /** Nobody has taken it, and its deadline is the nearest. */
  next: boolean;
  onClaim(claimed: boolean): void;
  onDecide(decision: ReportDecision): void;
}

/** The state of a report: until when it must be decided, or what was decided. */
const ReportTime = ({ report, now }: Pick<ReportLineProps, 'report' | 'now'>) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const { decided_at: decided, decision, due_at: due } = report;
  if (decided && decision) {
    const values = { time: moment(decided), decision: t(`decision.${decision}`) };
    return <p className="text-sm desktop:ms-auto">{t('report.decidedAs', values)}</p>;
  }
  const isLate = Date.parse(due) < now;
  return (
    <p className={cn('text-sm desktop:ms-auto', isLate && 'text-danger-text')}>
      {t(isLate ? 'report.overdue' : 'report.due', { time: moment(due) })}
    </p>
  );
};

/** One report. Its picture appears only on demand. */
export const ReportLine = ({ report, me, now, next, onClaim, onDecide }: ReportLineProps) => {
  const { t } = useTexts(['admin', 'extra']);
  const moment = useMoment();
  const link = useLinkRenderer();
  const [isShown, setIsShown] = useState(false);
  const {
    reported,
    reporter,
    reason,
    evidence,
    text,
    path,
    claimed_by: claimedBy,
    still_url: still,
  } = report;
  const isOpen = report.decided_at === null;
  const isMine = claimedBy === me;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Link asChild>
          {link({
            href: `/admin/users/${encodeURIComponent(reported)}`,
            children: t('report.about', { name: reported }),
          })}
        </Link>
        <Badge>{t(`report.${report.kind}`)}</Badge>
        {reason ? <Badge>{t(`extra:reportReason.${reason}`)}</Badge> : null}
        <ReportTime report={report} now={now} />
      </div>
      <p className="text-sm text-text-muted">
        {reporter === null
          ? t('report.fromGuest', { time: moment(report.at) })
          : t('report.from', { name: reporter, time: moment(report.at) })}
      </p>
      {evidence || text ? (
        <dl className="grid gap-x-4 text-sm desktop:grid-cols-[max-content_minmax(0,1fr)] desktop:gap-y-1 [&_dd]:max-w-prose [&_dd]:whitespace-pre-line [&_dd]:wrap-anywhere [&_dt]:text-text-muted">
          {evidence ? (
            <>
              <dt>{t('report.evidence')}</dt>
              <dd>
                <q>{evidence}</q>
              </dd>
            </>
          ) : null}
          {text ? (
            <>
              <dt>{t('report.wrote')}</dt>
              <dd>{text}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
      {claimedBy ? <p className="text-sm">{t('report.claimedBy', { name: claimedBy })}</p> : null}
      {isShown && still ? (
        <img
          src={still}
          alt={t('report.still', { name: reported })}
          className="max-h-80 w-full rounded-md object-contain"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {still ? (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isShown}
            className="grow desktop:flex-initial"
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'report.hideStill' : 'report.showStill')}
          </Button>
        ) : null}
        {path ? (
          <Button size="sm" variant="outline" asChild className="grow desktop:flex-initial">
            {link({ href: path, children: t('report.page') })}
          </Button>
        ) : null}
        {isOpen && (isMine || claimedBy === null) ? (
          <>
            {/* One solid action in the queue. The decisions weigh the same. */}
            <Button
              size="sm"
              variant={next ? 'primary' : 'outline'}
              className="grow desktop:flex-initial"
              onClick={() => onClaim(!isMine)}
            >
              {t(isMine ? 'report.release' : 'report.claim')}
            </Button>
            {report.decisions.map((decision) => (
              <Button
                key={decision}
                size="sm"
                variant="outline"
                className={cn(
                  'grow desktop:flex-initial',
                  decision !== 'dismiss' && 'border-danger text-danger-text',
                )}
                onClick={() => onDecide(decision)}
              >
                {t(`decision.${decision}`)}
              </Button>
            ))}
          </>
        ) : null}
      </div>
    </>
  );
};
