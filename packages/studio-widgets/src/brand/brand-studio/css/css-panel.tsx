import type { OperatorCss } from '@footlight/theme/operator-css';
import { Alert, Badge, lazyComponent, Skeleton, useNumber, useTexts } from '@footlight/ui';
import { useMemo, useState } from 'react';

const CssEditor = lazyComponent(() => import('./css-editor.tsx'), {
  pending: () => <Skeleton className="h-72 w-full" />,
});

export interface CssPanelProps {
  value: string;
  report: OperatorCss['report'];
  onValueChange(value: string): void;
  nonce: string;
  /** The platform's second parser rejected the checked sheet, so none of it is served. */
  unreadable: boolean;
}

/** The custom CSS, and the accepted and rejected declarations. */
export const CssPanel = ({ value, report, onValueChange, nonce, unreadable }: CssPanelProps) => {
  const { t } = useTexts('studio');
  const number = useNumber();
  const [target, goTo] = useState<{ line: number; column: number } | null>(null);
  const remarks = useMemo(
    () =>
      report.refused.map(({ code, line, column, what }) => ({
        line,
        column,
        what,
        message: t(`css.code.${code}`),
      })),
    [report, t],
  );
  const { kept, dropped, unimportant } = report;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="text-sm text-text-muted">{t('css.hint')}</p>
      <CssEditor
        value={value}
        onChange={onValueChange}
        label={t('css.label')}
        completionsLabel={t('css.completions')}
        remarks={remarks}
        target={target}
        nonce={nonce}
      />
      <p className="flex flex-wrap gap-2" data-studio="css-summary">
        {value.trim() ? (
          <>
            <Badge tone="success">{t('css.kept', { count: kept, shown: number(kept) })}</Badge>
            <Badge tone={dropped > 0 ? 'danger' : 'neutral'}>
              {t('css.dropped', { count: dropped, shown: number(dropped) })}
            </Badge>
          </>
        ) : (
          <span className="text-sm text-text-muted">{t('css.none')}</span>
        )}
      </p>
      {unreadable ? (
        <Alert tone="error" size="sm">
          {t('css.code.unreadable')}
        </Alert>
      ) : null}
      {unimportant > 0 ? (
        <Alert tone="info" size="sm">
          {t('css.unimportant')}
        </Alert>
      ) : null}
      {remarks.length > 0 ? (
        <section aria-labelledby="studio-css-refused" className="flex min-w-0 flex-col gap-2">
          <h2 id="studio-css-refused" className="heading text-lg">
            {t('css.list')}
          </h2>
          <ol data-studio="css-report" className="flex min-w-0 flex-col gap-1">
            {remarks.map(({ line, column, what, message }) => (
              <li key={`${line} ${column} ${what} ${message}`}>
                <button
                  type="button"
                  onClick={() => goTo({ line, column })}
                  className="flex w-full min-w-0 flex-col gap-0.5 rounded-md border border-border bg-surface px-3 py-2 text-start text-sm text-text hover:bg-surface-sunken"
                >
                  <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                    <span className="font-semibold">{t('css.place', { line, column })}</span>
                    {what ? <code className="min-w-0 font-mono text-xs wrap-anywhere">{what}</code> : null}
                  </span>
                  <span className="text-text-muted">{message}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : value.trim() ? (
        <p className="text-sm text-success-text">{t('css.clean')}</p>
      ) : null}
      <p className="text-sm text-text-muted">{t('css.protected')}</p>
    </div>
  );
};
