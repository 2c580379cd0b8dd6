import { isHigherMembership, type MembershipAnswer, membershipOf } from '@footlight/contract';
import { Banner, Button, cn, Spinner, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { useMoney } from '../../lib/use-money.ts';
import { usePressed } from '../../lib/use-pressed.ts';
import { wrapButton } from '../../lib/wrap-button.ts';
import { UpgradeLevel } from './upgrade-level.tsx';

export interface UpgradeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Answer of billing/membership; null shows a spinner until it arrives. */
  answer: MembershipAnswer | null;
  /** False inside a dialog, which has its own title. */
  titled?: boolean;
  /** A payment page opens, or a request to cancel or resume is being sent. */
  pending: boolean;
  /** Translated. Without an answer it takes the spinner's place. */
  error: ReactNode;
  /** Gets the level's product id. The biller's page opens next. */
  onChoose: (productId: string) => void;
  onCancel: () => void;
  onResume: () => void;
}

/** Membership: the account's level, when it renews or ends, and the three levels side by side (spec 1 §2). */
export function Upgrade({
  answer,
  titled = true,
  pending,
  error,
  onChoose,
  onCancel,
  onResume,
  className,
  ...rest
}: UpgradeProps) {
  const { t } = useTexts('wallet');
  const money = useMoney();
  const day = useDay();
  const { press, progressOf } = usePressed(pending);
  const term = answer?.term ?? null;
  const has = answer?.membership ?? null;
  const date = term ? day(term.paid_until) : '';
  const standing = !term
    ? t('upgrade.given')
    : term.card === null
      ? t('upgrade.noCard', { date })
      : term.is_ending
        ? t('upgrade.ends', { date })
        : t('upgrade.renews', {
            date,
            price: money(term.amount),
            brand: term.card.brand,
            lastFour: term.card.last_four,
          });
  const products = answer?.products ?? [];
  return (
    <section
      {...rest}
      data-component="upgrade"
      data-guard="surface"
      data-state={answer === null ? 'loading' : has === null ? 'none' : 'member'}
      aria-busy={pending}
      className={cn('flex min-w-0 flex-col gap-6', className)}
    >
      <header className="flex flex-col gap-2">
        {titled ? <h1 className="heading text-2xl desktop:text-3xl">{t('upgrade.title')}</h1> : null}
        <p className="max-w-prose text-text-muted wrap-anywhere">{t('upgrade.intro')}</p>
      </header>
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      {answer ? (
        <>
          {has ? (
            <div
              data-part="membership"
              className="footlight-glow flex flex-wrap items-center justify-between gap-4 rounded-lg border border-border bg-surface p-5"
            >
              <p className="flex min-w-0 flex-col gap-1 wrap-anywhere">
                <span className="font-semibold">
                  {t('upgrade.yours', { level: t(`upgrade.level.${has}`) })}
                </span>
                <span data-part="standing" data-guard="text" className="text-sm text-text-muted">
                  {standing}
                </span>
              </p>
              {term?.card ? (
                <Button
                  variant="outline"
                  className={wrapButton}
                  {...progressOf('renewal')}
                  onClick={() => {
                    press('renewal');
                    if (term.is_ending) onResume();
                    else onCancel();
                  }}
                >
                  {t(term.is_ending ? 'upgrade.resume' : 'upgrade.cancel')}
                </Button>
              ) : null}
            </div>
          ) : null}
          <ul
            aria-label={t('upgrade.levels')}
            data-part="levels"
            className="grid gap-4 [grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))]"
          >
            {products.map((product) => {
              const level = membershipOf(product.membership);
              return level ? (
                <UpgradeLevel
                  key={product.internal_id}
                  level={level}
                  amount={product.amount}
                  mine={level === has}
                  progress={progressOf(product.internal_id)}
                  // Higher levels are on sale, and the own level again if it does not renew; lower levels are not.
                  onChoose={
                    isHigherMembership(level, has) || (level === has && term?.is_ending)
                      ? () => {
                          press(product.internal_id);
                          onChoose(product.internal_id);
                        }
                      : null
                  }
                  up={has !== null && level !== has}
                />
              ) : null;
            })}
          </ul>
          {term && products.some(({ membership }) => isHigherMembership(membershipOf(membership), has)) ? (
            <p className="text-sm text-text-muted">{t('upgrade.unused')}</p>
          ) : null}
        </>
      ) : error ? null : (
        <div className="grid min-h-48 place-items-center text-text-muted">
          <Spinner size="lg" label={t('upgrade.loading')} />
        </div>
      )}
    </section>
  );
}
