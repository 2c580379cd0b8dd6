import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../lib/cn.ts';

interface StageProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  component: string;
}

/** A page that is one message: a big word, lit from below. */
const Stage = ({ eyebrow, title, children, action, className, component }: StageProps) => (
  <section
    data-component={component}
    className={cn(
      'flex min-h-[60dvh] flex-col items-center justify-center gap-4 px-6 py-16 text-center footlight-glow',
      className,
    )}
  >
    {eyebrow ? (
      <p data-part="code" className="numeric text-sm font-semibold text-text-muted">
        {eyebrow}
      </p>
    ) : null}
    <h1 data-part="title" className="heading text-display wrap-anywhere">
      {title}
    </h1>
    <span aria-hidden="true" className="h-1 w-24 rounded-pill footlight" />
    <div data-part="content" className="max-w-prose space-y-1 text-lg text-text-muted">
      {children}
    </div>
    {action ? <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div> : null}
  </section>
);

export interface ErrorPageProps {
  /** HTTP status or the platform's code; 404 when left out. */
  code?: number | string;
  /** Replaces the text of the code. */
  message?: ReactNode;
  /** Code of a logged render error, for the support (spec 2 §2). */
  reference?: string;
  /** A way on, for instance a link home. */
  action?: ReactNode;
  className?: string;
}

/** Error page (spec 1 §2 and §8): 404 by default, anything else is generic unless a message is given. */
export function ErrorPage({ code = 404, message, reference, action, className }: ErrorPageProps) {
  const { t } = useTranslation('ui');
  const isNotFound = String(code) === '404';
  return (
    <Stage
      component="error-page"
      eyebrow={t('error.code', { code })}
      title={isNotFound ? t('error.notFound') : t('error.title')}
      action={action}
      className={className}
    >
      {message ? <p>{message}</p> : isNotFound ? null : <p>{t('error.generic')}</p>}
      {reference ? (
        <p data-part="reference" className="text-sm">
          {t('error.reference', { reference })}
        </p>
      ) : null}
    </Stage>
  );
}

export interface SuspendedPageProps {
  /** End of the suspension. */
  until?: Date;
  /** How to reach the support: an address or a link. */
  contact?: string;
  action?: ReactNode;
  className?: string;
}

/** Account-suspended page (spec 1 §2). The date is shown in UTC, as the platform decided it. */
export function SuspendedPage({ until, contact, action, className }: SuspendedPageProps) {
  const { t, i18n } = useTranslation('ui');
  const date = until?.toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stage component="suspended-page" title={t('error.suspended')} action={action} className={className}>
      {date ? <p>{t('error.suspendedUntil', { date })}</p> : null}
      {contact ? <p className="text-base">{t('error.contact', { contact })}</p> : null}
    </Stage>
  );
}
