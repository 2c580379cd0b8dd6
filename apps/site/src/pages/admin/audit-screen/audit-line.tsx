import type { AuditEntry } from '@footlight/contract';
import { Badge, useTexts } from '@footlight/ui';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

/** One act of the staff. */
export const AuditLine = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t(`trail.acts.${entry.act}`)}</span>
        {entry.object ? <span>{entry.object}</span> : null}
      </p>
      {entry.reason ? <p>{entry.reason}</p> : null}
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <span>{entry.actor ?? t('trail.command')}</span>
        {entry.role ? <Badge>{t(`role.${entry.role}`)}</Badge> : null}
        <span>{moment(entry.at)}</span>
        {entry.request_id ? <span>{t('trail.request', { id: entry.request_id })}</span> : null}
      </p>
    </>
  );
};
