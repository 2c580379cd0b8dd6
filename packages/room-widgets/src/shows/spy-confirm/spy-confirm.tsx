import { cn, Dialog, Fact, FactList, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { SpendAction } from '../../lib/spend-action.tsx';

export interface SpyConfirmProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  pricePerMinute: number;
  /** Tip that this viewer pays at the start; 0 for none, or if one was paid within ten minutes. */
  startupTip: number;
  /** Free seconds; null while unknown. */
  previewSeconds: number | null;
  /** The viewer is in the broadcaster's fan club: nothing is charged (spec 3 §6). */
  free?: boolean;
  funds: number | null;
  state: 'idle' | 'sending';
  error: { message: ReactNode } | null;
  onSpy: () => void;
  onBuyTokens: () => void;
  onClose: () => void;
}

/** Asks for confirmation before spying on a private show: price, tip and free seconds. Renders its own Dialog. */
export function SpyConfirm({
  broadcasterName: name,
  pricePerMinute,
  startupTip,
  previewSeconds,
  free = false,
  funds,
  state,
  error,
  onSpy,
  onBuyTokens,
  onClose,
  className,
  ...rest
}: SpyConfirmProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  // Spying is charged by the sixth of a minute (spec 2 §4).
  const isShort = !free && funds !== null && funds * 6 < pricePerMinute;
  return (
    <Dialog
      open
      size="sm"
      focusesBox
      onClose={onClose}
      title={t('show.spy.title', { name })}
      description={t('show.spy.text')}
    >
      <div
        {...rest}
        data-component="spy-confirm"
        data-state={state}
        className={cn('flex flex-col gap-4', className)}
      >
        {free ? (
          <p data-part="free" className="text-sm font-semibold text-success-text">
            {t('show.spy.free')}
          </p>
        ) : (
          <FactList data-part="facts">
            <Fact label={t('show.bar.price')}>
              <TokenAmount value={pricePerMinute} />
            </Fact>
            {startupTip > 0 ? (
              <Fact label={t('show.spy.tip')}>
                <TokenAmount value={startupTip} />
              </Fact>
            ) : null}
            {funds === null ? null : (
              <Fact label={t('common:balance')}>
                <TokenAmount value={funds} />
              </Fact>
            )}
          </FactList>
        )}
        {previewSeconds && !free ? (
          <p data-part="preview" className="text-sm text-text">
            {t('show.spy.preview', { count: previewSeconds, shown: number(previewSeconds) })}
          </p>
        ) : null}
        <SpendAction
          error={error}
          short={isShort}
          pending={state === 'sending'}
          label={t('show.spy.start')}
          onPress={isShort ? onBuyTokens : onSpy}
        />
      </div>
    </Dialog>
  );
}
