import type { SiteRevision } from '@footlight/contract';
import { Badge, Button, useTexts } from '@footlight/ui';

export interface HistoryPanelProps {
  history: readonly SiteRevision[];
  /** The live revision. */
  revision: number;
  /** A restore is in progress. */
  pending: boolean;
  onRevert(revision: number): void;
}

/** All published revisions, newest first, each with a button to restore it. */
export const HistoryPanel = ({ history, revision: live, pending, onRevert }: HistoryPanelProps) => {
  const { t, language } = useTexts('studio');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const newestFirst = [...history].sort((a, b) => b.revision - a.revision);
  return (
    <ol aria-label={t('history.caption')} className="flex min-w-0 flex-col gap-2">
      {newestFirst.map(({ revision, kind, reverted_to, by, at }) => (
        <li
          key={revision}
          data-studio="revision"
          className="flex min-w-0 flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-surface px-4 py-3"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t('history.revision', { revision })}
              {revision === live ? <Badge tone="success">{t('history.live')}</Badge> : null}
            </p>
            <p className="text-sm text-text-muted">
              {kind === 'reverted' && reverted_to !== null
                ? t('history.reverted', { revision: reverted_to })
                : t(kind === 'created' ? 'history.created' : 'history.published')}
              {' · '}
              {t('history.by', { when: when.format(new Date(at)), who: by ?? t('history.nobody') })}
            </p>
          </div>
          {revision === live ? null : (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('history.revertTo', { revision })}
              loading={pending}
              onClick={() => onRevert(revision)}
            >
              {t('history.revert')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
};
