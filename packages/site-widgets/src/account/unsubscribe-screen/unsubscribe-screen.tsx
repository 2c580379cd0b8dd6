import { Banner, Button, cn, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export type UnsubscribeState =
  | { kind: 'asking'; pending: boolean }
  | { kind: 'done' }
  /** `text`: what went wrong; null for a link that is not valid. */
  | { kind: 'failed'; text: string | null };

export interface UnsubscribeScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: UnsubscribeState;
  onStop(): void;
}

/**
 * `/email/unsubscribe`: ends the mails about followed broadcasters. Only pressing the button does this, because email
 * programs open links, too.
 */
export const UnsubscribeScreen = ({ state, onStop, className, ...rest }: UnsubscribeScreenProps) => {
  const { t } = useTexts(['pwa', 'common']);
  const link = useLinkRenderer();
  const mayStop = state.kind === 'asking' || (state.kind === 'failed' && state.text !== null);
  return (
    <section
      {...rest}
      data-component="unsubscribe-screen"
      className={cn(
        'mx-auto flex w-full max-w-[560px] flex-col items-start gap-5 px-3 py-10 desktop:py-16',
        className,
      )}
    >
      <h1 className="heading text-2xl desktop:text-3xl">{t('unsubscribe.title')}</h1>
      {state.kind === 'asking' ? <p>{t('unsubscribe.text')}</p> : null}
      {state.kind === 'done' ? (
        <Banner appearance="success" live className="w-full">
          {t('unsubscribe.done')}
        </Banner>
      ) : null}
      {state.kind === 'failed' ? (
        <Banner appearance="error" live title={t('unsubscribe.failed')} className="w-full">
          {state.text ?? t('unsubscribe.invalid')}
        </Banner>
      ) : null}
      {mayStop ? (
        <Button onClick={onStop} loading={state.kind === 'asking' && state.pending}>
          {t(state.kind === 'failed' ? 'common:retry' : 'unsubscribe.button')}
        </Button>
      ) : null}
      <Button asChild variant="outline">
        {link({ href: '/account/settings', children: t('unsubscribe.settings') })}
      </Button>
    </section>
  );
};
