import type { StaffAccountDetail } from '@footlight/contract';
import { Button, useMoment, useTexts } from '@footlight/ui';

export interface UserSessionsProps {
  sessions: StaffAccountDetail['sessions'];
  mayEnd: boolean;
  /** Null: all. */
  onEnd(id: string | null): void;
}

/** Where an account is logged in. */
export const UserSessions = ({ sessions, mayEnd, onEnd }: UserSessionsProps) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const unknown = t('user.unknown');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="heading text-xl">{t('user.sessions')}</h2>
      {sessions.length === 0 ? (
        <p className="text-text-muted">{t('user.noSessions')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {sessions.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                {t('user.device', { browser: one.browser ?? unknown, os: one.os ?? unknown })}
                {one.country ? ` · ${one.country}` : null}
                <span className="block text-sm text-text-muted">
                  {t('user.seen', { time: moment(one.last_seen_at) })}
                </span>
              </span>
              {mayEnd ? (
                <Button size="sm" variant="outline" onClick={() => onEnd(one.id)}>
                  {t('act.endSession')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayEnd && sessions.length > 1 ? (
        <p>
          <Button size="sm" variant="outline" onClick={() => onEnd(null)}>
            {t('act.endSessions')}
          </Button>
        </p>
      ) : null}
    </section>
  );
};
