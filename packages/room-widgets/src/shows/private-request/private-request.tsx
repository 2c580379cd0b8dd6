import {
  Checkbox,
  cn,
  Dialog,
  Fact,
  FactList,
  RadioCards,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { SpendAction } from '../../lib/spend-action.tsx';

/** Prices of one kind of private show, in whole tokens. */
export interface PrivateTerms {
  pricePerMinute: number;
  /** Tokens that the viewer must have, including the tip at the start. */
  needed: number;
}

export interface PrivateWish {
  exclusive: boolean;
  /** Both can watch a video of the broadcaster together in the show. */
  watch_together: boolean;
}

export interface PrivateRequestProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  broadcasterName: string;
  terms: PrivateTerms;
  /** Null if no exclusive private is on offer. */
  exclusive: PrivateTerms | null;
  minimumMinutes: number;
  /** Tip that goes to the broadcaster when the show starts; 0 for none. */
  preTip: number;
  /** The broadcaster offers to watch videos together. */
  mayWatchTogether: boolean;
  /** Tokens and credit that can be spent; null while unknown. */
  funds: number | null;
  state: 'idle' | 'sending';
  /** Translated: why the last request failed. */
  error: { message: ReactNode } | null;
  onRequest: (wish: PrivateWish) => void;
  onBuyTokens: () => void;
  onClose: () => void;
}

/**
 * Asks a broadcaster for a private (spec 2 §3): price, exclusive or not, minimum, tip at the start,
 * watching videos together. With too few funds the button becomes "Buy tokens". Renders its own Dialog.
 */
export function PrivateRequest({
  broadcasterName: name,
  terms,
  exclusive,
  minimumMinutes,
  preTip,
  mayWatchTogether,
  funds,
  state,
  error,
  onRequest,
  onBuyTokens,
  onClose,
  className,
  ...rest
}: PrivateRequestProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  const [wish, setWish] = useState<PrivateWish>({ exclusive: false, watch_together: false });
  const chosen = (wish.exclusive && exclusive) || terms;
  const isShort = funds !== null && funds < chosen.needed;
  const price = ({ pricePerMinute }: PrivateTerms) => (
    <span>
      <TokenAmount value={pricePerMinute} /> <span className="text-sm">{t('show.offer.perMinute')}</span>
    </span>
  );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('show.request.title', { name })}
      description={t('show.request.text')}
    >
      <form
        {...rest}
        data-component="private-request"
        data-state={state}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'sending') return;
          if (isShort) onBuyTokens();
          else onRequest(wish);
        }}
        className={cn('flex flex-col gap-4', className)}
      >
        {exclusive ? (
          <RadioCards
            legend={t('show.request.kind')}
            minWidth={240}
            value={wish.exclusive ? 'exclusive' : 'private'}
            onValueChange={(kind) => setWish({ ...wish, exclusive: kind === 'exclusive' })}
            options={[
              {
                value: 'private',
                label: t('show.offer.private'),
                description: t('show.request.privateHint'),
                aside: price(terms),
              },
              {
                value: 'exclusive',
                label: t('show.offer.exclusive'),
                description: t('show.request.exclusiveHint'),
                aside: price(exclusive),
              },
            ]}
          />
        ) : null}
        <FactList data-part="facts">
          {exclusive ? null : (
            <Fact label={t('show.bar.price')}>
              <TokenAmount value={terms.pricePerMinute} />
            </Fact>
          )}
          {minimumMinutes > 0 ? (
            <Fact label={t('show.request.minimum')}>
              {t('show.request.minutes', { count: minimumMinutes, shown: number(minimumMinutes) })}
            </Fact>
          ) : null}
          {preTip > 0 ? (
            <Fact label={t('show.request.preTip')}>
              <TokenAmount value={preTip} />
            </Fact>
          ) : null}
          <Fact label={t('show.request.needed')}>
            <TokenAmount value={chosen.needed} />
          </Fact>
          {funds === null ? null : (
            <Fact label={t('common:balance')}>
              <TokenAmount value={funds} />
            </Fact>
          )}
        </FactList>
        {mayWatchTogether ? (
          <Checkbox
            label={t('show.request.together')}
            checked={wish.watch_together}
            onChange={(event) => setWish({ ...wish, watch_together: event.target.checked })}
          />
        ) : null}
        <SpendAction
          error={error}
          short={isShort}
          pending={state === 'sending'}
          label={t('show.request.send')}
        />
      </form>
    </Dialog>
  );
}
