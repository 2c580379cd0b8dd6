import { Banner, Button, Spinner, useLinkRenderer, useTexts } from '@footlight/ui';

export type ConfirmState =
  | { kind: 'working' }
  | { kind: 'done'; name: string }
  /** `mayRetry`: the outcome is unknown, for instance without a network. */
  | { kind: 'failed'; text: string; mayRetry: boolean };

export interface ConfirmEmailScreenProps {
  state: ConfirmState;
  onRetry(): void;
}

/** `/email/confirm`: the result of opening a confirmation link. */
export const ConfirmEmailScreen = ({ state, onRetry }: ConfirmEmailScreenProps) => {
  const { t } = useTexts(['promos', 'common']);
  const link = useLinkRenderer();
  return (
    <section className="mx-auto flex w-full max-w-[560px] flex-col items-start gap-5 px-3 py-10 desktop:py-16">
      <h1 className="heading text-2xl desktop:text-3xl">{t('confirm.title')}</h1>
      {state.kind === 'working' ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner label="" />
          {t('confirm.working')}
        </p>
      ) : null}
      {state.kind === 'done' ? (
        <Banner appearance="success" live className="w-full">
          {t('confirm.done', { name: state.name })}
        </Banner>
      ) : null}
      {state.kind === 'failed' ? (
        <Banner appearance="error" live title={t('confirm.failed')} className="w-full">
          {state.text} {state.mayRetry ? null : t('confirm.next')}
        </Banner>
      ) : null}
      {state.kind === 'failed' && state.mayRetry ? (
        <Button onClick={onRetry}>{t('common:retry')}</Button>
      ) : null}
      {state.kind === 'working' ? null : (
        <Button asChild variant="outline">
          {link({ href: '/account/tokens', children: t('confirm.tokens') })}
        </Button>
      )}
    </section>
  );
};
