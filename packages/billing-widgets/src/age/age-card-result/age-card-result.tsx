import { declineCodeOf } from '@footlight/contract';
import { Banner, Button, cn, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface AgeCardPurchase {
  /** `created`: the card company has not decided yet. */
  state: 'created' | 'settled' | 'declined';
  tokens: number;
  /** The biller's decline code (spec 1 §8); null or an unknown code shows 'Declined'. */
  declineCode: string | null;
  /** Page on which the payer completes another step. */
  link: string | null;
}

export interface AgeCardResultProps extends Omit<ComponentProps<'section'>, 'children'> {
  purchase: AgeCardPurchase;
  onContinue: () => void;
}

/**
 * Shown after a card has verified the age: says so, and what became of the purchase, which may still have failed. It
 * can take focus, and both messages name it.
 */
export function AgeCardResult({ purchase, onContinue, className, ...rest }: AgeCardResultProps) {
  const { t } = useTexts(['wallet', 'billing', 'ui']);
  const number = useNumber();
  const id = useId();
  const { state, tokens, declineCode, link } = purchase;
  const count = t('ui:tokens', { count: tokens, shown: number(tokens) });
  return (
    <section
      tabIndex={-1}
      aria-labelledby={`${id}-proved ${id}-purchase`}
      {...rest}
      data-component="age-card-result"
      data-state={link === null ? state : 'step'}
      className={cn('flex w-full min-w-0 flex-col items-start gap-4', className)}
    >
      <Banner id={`${id}-proved`} appearance="success" live className="w-full">
        {t('ageCard.result.proved')}
      </Banner>
      {state === 'settled' ? (
        <Banner appearance="success" live className="w-full" id={`${id}-purchase`} data-part="purchase">
          {t('ageCard.result.settled', { tokens: count })}
        </Banner>
      ) : null}
      {state === 'declined' ? (
        <Banner appearance="error" live className="w-full" id={`${id}-purchase`} data-part="purchase">
          {t('ageCard.result.declined', { reason: t(`billing:decline.${declineCodeOf(declineCode)}`) })}
        </Banner>
      ) : null}
      {state === 'created' ? (
        <Banner appearance="info" live className="w-full" id={`${id}-purchase`} data-part="purchase">
          {t(link === null ? 'ageCard.result.waiting' : 'ageCard.result.step', { tokens: count })}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {link === null ? null : (
          <Button asChild size="lg" data-part="step" data-guard="text" className={wrapButton}>
            <a href={link}>{t('ageCard.result.goOn')}</a>
          </Button>
        )}
        <Button
          data-part="continue"
          data-guard="text"
          size="lg"
          variant={link === null ? 'primary' : 'secondary'}
          className={wrapButton}
          onClick={onContinue}
        >
          {t('ageCheck.continue')}
        </Button>
      </div>
    </section>
  );
}
