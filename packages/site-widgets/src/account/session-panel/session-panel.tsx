import type { AccountSession } from '@footlight/contract';
import { Badge, Button, countryName, IconButton, useMoment, useTexts } from '@footlight/ui';
import { LogOut } from 'lucide-react';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';

export interface SessionPanelProps extends PanelProps {
  sessions: readonly AccountSession[];
  onEnd: (id: string) => void;
  onEndOthers: () => void;
}

/** The browsers that are logged in; each but this one can be logged out. */
export const SessionPanel = ({ sessions, onEnd, onEndOthers, ...rest }: SessionPanelProps) => {
  const { t, language } = useTexts('security');
  const moment = useMoment();
  const nameOf = ({ browser, os }: AccountSession) =>
    browser && os ? t('sessions.device', { browser, os }) : (browser ?? os ?? t('sessions.unknown'));
  return (
    <SecuritySection {...rest} data-component="session-panel" title={t('sessions.title')}>
      <ul className="flex flex-col divide-y divide-border">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-medium">{nameOf(session)}</p>
              <p className="text-sm text-text-muted">
                {session.country ? `${countryName(session.country, language)} · ` : ''}
                {t('sessions.seen', { date: moment(session.last_seen_at) })}
              </p>
            </div>
            {session.is_current ? (
              <Badge tone="success">{t('sessions.current')}</Badge>
            ) : (
              <IconButton
                label={t('sessions.end', { device: nameOf(session) })}
                onClick={() => onEnd(session.id)}
              >
                <LogOut />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outline" className="max-w-full self-start" onClick={onEndOthers}>
          {t('sessions.endOthers')}
        </Button>
      ) : null}
    </SecuritySection>
  );
};
