import { Banner, Button, cn, Spinner, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export type ConfirmState =
  | { kind: 'working' }
  | { kind: 'done'; name: string }
  /** `mayRetry`: the outcome is unknown, for instance without a network. */
  | { kind: 'failed'; error: ReactNode; mayRetry: boolean };

export interface ConfirmEmailScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: ConfirmState;
  /** Page on which the visitor continues. */
  tokensHref: string;
  onRetry: () => void;
}

/** The result of opening a link that confirms an email. */
export const ConfirmEmailScreen = ({
  state,
  tokensHref,
  onRetry,
  className,
  ...rest
}: ConfirmEmailScreenProps) => {
  const { t } = useTexts(['account', 'common']);
  const link = useLinkRenderer();
  return (
    <section
      {...rest}
      data-component="confirm-email-screen"
      data-state={state.kind}
      className={cn(
        'mx-auto flex w-full max-w-[560px] flex-col items-start gap-5 px-3 py-10 desktop:py-16',
        className,
      )}
    >
      <h1 className="heading text-2xl desktop:text-3xl">{t('confirmEmail.title')}</h1>
      {state.kind === 'working' ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner label="" />
          {t('confirmEmail.working')}
        </p>
      ) : null}
      {state.kind === 'done' ? (
        <Banner appearance="success" live className="w-full">
          {t('confirmEmail.done', { name: state.name })}
        </Banner>
      ) : null}
      {state.kind === 'failed' ? (
        <Banner appearance="error" live title={t('confirmEmail.failed')} className="w-full">
          {state.error} {state.mayRetry ? null : t('confirmEmail.next')}
        </Banner>
      ) : null}
      {state.kind === 'failed' && state.mayRetry ? (
        <Button onClick={onRetry}>{t('common:retry')}</Button>
      ) : null}
      {state.kind === 'working' ? null : (
        <Button asChild variant="outline">
          {link({ href: tokensHref, children: t('confirmEmail.tokens') })}
        </Button>
      )}
    </section>
  );
};
