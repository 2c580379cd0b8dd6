import { Button, cn, Dialog, ModalDescription, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface FewTokensProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tokens that can be spent. */
  tokens: number;
  /** Whole minutes of the show that they pay for. */
  minutes: number;
  pending?: boolean;
  /** An alternative to a purchase, such as auto re-up. */
  suggestion?: ReactNode;
  onBuyTokens: () => void;
  /** Requests the show with the tokens available. */
  onAsk: () => void;
  onClose: () => void;
}

/**
 * Suggests buying tokens to a viewer who requests a private with tokens for only a few minutes (spec 2 §4). They can
 * request it anyway. Renders its own Dialog.
 */
export function FewTokens({
  tokens,
  minutes,
  pending = false,
  suggestion,
  onBuyTokens,
  onAsk,
  onClose,
  className,
  ...rest
}: FewTokensProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  return (
    <Dialog open size="sm" onClose={onClose} title={t('show.few.title')}>
      <div {...rest} data-component="few-tokens" className={cn('flex flex-col gap-4', className)}>
        <ModalDescription asChild>
          <div className="flex flex-col gap-4">
            <p data-part="text" className="wrap-anywhere">
              {t('show.few.text', {
                tokens: number(tokens),
                minutes: t('show.request.minutes', { count: minutes, shown: number(minutes) }),
              })}
            </p>
            <p data-part="hint" className="text-sm text-text-muted wrap-anywhere">
              {t('show.few.hint')}
            </p>
          </div>
        </ModalDescription>
        {suggestion}
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" className="min-w-0 max-w-full shrink" loading={pending} onClick={onAsk}>
            {t('show.few.ask')}
          </Button>
          <Button className="min-w-0 max-w-full shrink" disabled={pending} onClick={onBuyTokens}>
            {t('common:buyTokens')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
