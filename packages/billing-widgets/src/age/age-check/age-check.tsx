import { type AgeMethod, hidesCardAndFaceScan } from '@footlight/contract';
import { Banner, Button, cn, Link, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface AgeCheckProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the visitor's place allows and the platform offers. */
  methods: readonly AgeMethod[];
  /** `done`: the visitor need not verify their age, or has; `pending`: the provider has no result yet. */
  state: 'needed' | 'pending' | 'declined' | 'done';
  /** Where the visitor is, as a code of ISO 3166-1; France and Italy hide two methods, and the page says so. */
  country?: string | null;
  /** The method whose page opens. */
  pendingId: AgeMethod | null;
  /** Translated. */
  error: ReactNode;
  /** Link to help for a visitor who is offered no method. */
  supportHref?: string | undefined;
  /** False where a dialog has the title already. Default: true. */
  hasTitle?: boolean;
  /** For guests: an account keeps the proof. */
  onSignUp?: (() => void) | undefined;
  onStart: (method: AgeMethod) => void;
  onContinue: () => void;
}

/** Age verification: the methods of the visitor's place, or the state of a check (spec 3 §4). */
export function AgeCheck({
  methods,
  state,
  country = null,
  pendingId,
  error,
  supportHref,
  hasTitle = true,
  onSignUp,
  onStart,
  onContinue,
  className,
  ...rest
}: AgeCheckProps) {
  const { t } = useTexts('wallet');
  const offers = state === 'needed' || state === 'declined';
  return (
    <section
      {...rest}
      data-component="age-check"
      data-state={state}
      className={cn('flex min-w-0 flex-col items-start gap-5', className)}
    >
      {hasTitle ? (
        <h1 className="heading text-2xl wrap-anywhere hyphens-auto desktop:text-3xl">
          {t('ageCheck.title')}
        </h1>
      ) : null}
      {state === 'done' ? (
        <>
          <Banner appearance="success" live className="w-full">
            {t('ageCheck.done')}
          </Banner>
          <Button
            data-part="continue"
            data-guard="text"
            size="lg"
            className={wrapButton}
            onClick={onContinue}
          >
            {t('ageCheck.continue')}
          </Button>
        </>
      ) : null}
      {state === 'pending' ? (
        <Banner appearance="info" live className="w-full">
          {t('ageCheck.pending')}
        </Banner>
      ) : null}
      {offers ? <p className="text-text-muted wrap-anywhere">{t('ageCheck.intro')}</p> : null}
      {state === 'declined' ? (
        <Banner appearance="error" live className="w-full">
          {t('ageCheck.declined')}
        </Banner>
      ) : null}
      {error ? (
        <Banner appearance="error" live className="w-full">
          {error}
        </Banner>
      ) : null}
      {offers && methods.length === 0 ? (
        <Banner appearance="warning" data-part="none" className="w-full">
          {t('ageCheck.none')} {supportHref ? <Link href={supportHref}>{t('ageCheck.support')}</Link> : null}
        </Banner>
      ) : null}
      {state !== 'done' && methods.length > 0 ? (
        <ul data-part="methods" className="flex w-full flex-col gap-3">
          {methods.map((method) => (
            <li key={method} className="flex min-w-0 flex-col items-start gap-1">
              <Button
                data-guard="text"
                size="lg"
                variant={state === 'pending' ? 'secondary' : 'primary'}
                className={wrapButton}
                loading={pendingId === method}
                disabled={pendingId !== null && pendingId !== method}
                onClick={() => onStart(method)}
              >
                {t(`ageCheck.method.${method}`)}
              </Button>
              <span className="text-sm text-text-muted wrap-anywhere">{t(`ageCheck.explain.${method}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {offers && hidesCardAndFaceScan(country) ? (
        <p data-part="hidden" className="text-sm text-text-muted wrap-anywhere">
          {t('ageCheck.hidden')}
        </p>
      ) : null}
      {offers && onSignUp ? (
        <p
          data-part="guest"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted wrap-anywhere"
        >
          {t('ageCheck.guest')}
          <Button variant="outline" data-guard="text" className={wrapButton} onClick={onSignUp}>
            {t('ageCheck.signUp')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
