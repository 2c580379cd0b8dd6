import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Stage } from '../lib/stage.tsx';

export interface ErrorPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** HTTP status or the platform's error code; default 404. */
  code?: number | string;
  /** Replaces the text of the code. */
  message?: ReactNode;
  /** Reference of a logged render error, for support (spec 2 §2). */
  reference?: string;
  /** A next step, for instance a link home. */
  action?: ReactNode;
}

/** Error page (spec 1 §2 and §8): 404 by default, anything else is generic unless a message is given. */
export function ErrorPage({ code = 404, message, reference, action, ...rest }: ErrorPageProps) {
  const { t } = useTexts('ui');
  const isNotFound = String(code) === '404';
  return (
    <Stage
      {...rest}
      data-component="error-page"
      eyebrow={t('error.code', { code })}
      title={isNotFound ? t('error.notFound') : t('error.title')}
      action={action}
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
