import { FANCLUB_DISCOUNT, type FanclubLevel } from '@footlight/contract';
import {
  Badge,
  Banner,
  Button,
  cn,
  Dialog,
  Fact,
  FactList,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps } from 'react';
import { BalanceFact } from '../../lib/balance-fact.tsx';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface MediaConfirmProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Title of the item, or the broadcaster's name if all their media are bought. */
  name: string;
  /** Number of items if all media are bought; null for a single item. */
  itemCount: number | null;
  /** Tokens without the discount; `price` is what is charged. */
  fullPrice: number;
  price: number;
  /** The level whose discount is in the price; null for none. */
  level: FanclubLevel | null;
  /** Settled balance; null while unknown. */
  balance: number | null;
  pending: boolean;
  /** Translated. */
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before buying one item or all media of a broadcaster (spec 1 §5, spec 2 §5). */
export function MediaConfirm({
  name,
  itemCount,
  fullPrice,
  price,
  level,
  balance,
  pending,
  error,
  onConfirm,
  onClose,
  className,
  ...rest
}: MediaConfirmProps) {
  const { t } = useTexts(['billing', 'ui', 'common']);
  const number = useNumber();
  const percent = level ? FANCLUB_DISCOUNT[level] : 0;
  return (
    <Dialog
      open
      size="sm"
      focusesBox
      onClose={onClose}
      title={t(itemCount === null ? 'media.title' : 'media.titleAll', { name })}
      description={t('media.text')}
    >
      <div
        {...rest}
        data-component="media-confirm"
        data-variant={itemCount === null ? 'item' : 'all'}
        data-state={pending ? 'sending' : 'idle'}
        className={cn('flex flex-col gap-4', className)}
      >
        <FactList data-part="facts">
          {itemCount === null ? null : <Fact label={t('media.items')}>{number(itemCount)}</Fact>}
          {price === fullPrice ? null : (
            <Fact label={t('media.full')}>
              <TokenAmount value={fullPrice} />
            </Fact>
          )}
          <Fact label={t('media.now')}>
            <TokenAmount value={price} />
          </Fact>
          <BalanceFact balance={balance} />
        </FactList>
        {level && percent > 0 ? (
          <p data-part="discount" data-guard="text" className="wrap-anywhere">
            <Badge tone="success" className="h-auto whitespace-normal">
              {t('media.discount', { percent: String(percent), level: t(`ui:fanclub.${level}`) })}
            </Badge>
          </p>
        ) : null}
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <Button
          data-part="confirm"
          data-guard="text"
          block
          size="lg"
          className={wrapButton}
          loading={pending}
          onClick={onConfirm}
        >
          {t('media.pay', { tokens: t('ui:tokens', { count: price, shown: number(price) }) })}
        </Button>
      </div>
    </Dialog>
  );
}
