import { debtCents, mailtoOf, type SavedCard, type Postpay as Standing } from '@footlight/contract';
import {
  Banner,
  Button,
  cn,
  Dialog,
  Fact,
  FactList,
  Link,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { useWhen } from '../../lib/use-when.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface PostpayProps extends Omit<ComponentProps<'div'>, 'children'> {
  standing: Standing;
  /** The card that is charged; null asks the viewer to add one. */
  card: SavedCard | null;
  /** The viewer must verify their age before they spend on credit. */
  needsAge: boolean;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  /** Charges the debt now. */
  onPay: () => void;
  onAddCard: () => void;
  /** Opens the age verification; null if the site has none. */
  onVerify: (() => void) | null;
  /** Link to a person who can help if the site has no age verification. */
  supportEmail: string | null;
  onClose: () => void;
}

/**
 * Post-pay (spec 1 §4): the debt, the remaining credit, and when the card is charged. Without a working card it asks for
 * another one; age verification comes before both. A debt can be paid in every state that has a card.
 */
export function Postpay({
  standing,
  card,
  needsAge,
  pending,
  error,
  onPay,
  onAddCard,
  onVerify,
  supportEmail,
  onClose,
  className,
  ...rest
}: PostpayProps) {
  const { t } = useTexts(['limits', 'ui', 'common']);
  const number = useNumber();
  const money = useMoney();
  const when = useWhen();
  const { debt, limit, is_paused: isPaused, due_at: dueAt } = standing;
  const price = money(debtCents(debt) / 100);
  const needsCard = isPaused || card === null;
  const state = needsAge ? 'age' : needsCard ? 'card' : 'ready';
  return (
    <Dialog
      open
      size="sm"
      focusesBox
      data-guard="surface"
      onClose={onClose}
      title={t(`postpay.title.${state}`)}
      description={t('postpay.text', { tokens: t('ui:tokens', { count: limit, shown: number(limit) }) })}
    >
      <div
        {...rest}
        data-component="postpay"
        data-state={state}
        className={cn('flex flex-col gap-4', className)}
      >
        <FactList data-part="facts">
          <Fact label={t('postpay.debt')}>
            <TokenAmount value={debt} /> · {price}
          </Fact>
          <Fact label={t('postpay.left')}>
            <TokenAmount value={isPaused ? 0 : Math.max(0, limit - debt)} />
          </Fact>
          {dueAt && !isPaused ? <Fact label={t('postpay.due')}>{when(dueAt)}</Fact> : null}
          {card ? (
            <Fact label={t('postpay.card')}>
              {t('card', { brand: card.brand, lastFour: card.last_four })}
            </Fact>
          ) : null}
        </FactList>
        {state === 'age' ? <Banner appearance="warning">{t('postpay.age')}</Banner> : null}
        {isPaused && state !== 'age' ? <Banner appearance="warning">{t('postpay.paused')}</Banner> : null}
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        {state === 'age' && !onVerify && supportEmail ? (
          <p data-part="support" className="wrap-anywhere">
            {t('support.title')}: <Link href={mailtoOf(supportEmail)}>{supportEmail}</Link>
          </p>
        ) : null}
        {state === 'age' && onVerify ? (
          <Button data-part="verify" block className={wrapButton} onClick={onVerify}>
            {t('postpay.verify')}
          </Button>
        ) : null}
        {state === 'card' ? (
          <Button data-part="add-card" block className={wrapButton} disabled={pending} onClick={onAddCard}>
            {t('postpay.add')}
          </Button>
        ) : null}
        {debt > 0 && card ? (
          <Button
            data-part="pay"
            data-guard="text"
            variant={state === 'ready' ? 'primary' : 'outline'}
            block
            className={wrapButton}
            loading={pending}
            onClick={onPay}
          >
            {t('postpay.pay', { price })}
          </Button>
        ) : null}
        <Button data-part="close" variant="outline" block className={wrapButton} onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Dialog>
  );
}
