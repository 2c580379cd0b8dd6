import { Button, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { EndQuestion } from '../../lib/end-question.tsx';

export interface ShowStopProps extends Omit<ComponentProps<'div'>, 'children'> {
  viewerName: string;
  /** The viewer's tokens that are still held. */
  held: number;
  /** False once the show has ended in another way; `onClose` is then called (spec 3 §4). */
  running: boolean;
  pending?: boolean;
  /** `isRefund`: all tokens still held go back to the viewer. */
  onEnd: (isRefund: boolean) => void;
  onClose: () => void;
}

/**
 * Asks the broadcaster for confirmation before they end a private, with or without a refund of the prepaid tokens
 * (spec 3 §6). Closes when the show has ended in another way. Renders its own Dialog.
 */
export function ShowStop({ viewerName: name, held, pending = false, onEnd, ...rest }: ShowStopProps) {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  return (
    <EndQuestion
      {...rest}
      data-component="show-stop"
      title={t('stop.title')}
      actions={
        <>
          <Button variant="outline" onClick={rest.onClose}>
            {t('stop.stay')}
          </Button>
          {held > 0 ? (
            <Button variant="secondary" aria-disabled={pending} onClick={() => onEnd(true)}>
              {t('stop.endRefund')}
            </Button>
          ) : null}
          <Button variant="danger" loading={pending} onClick={() => onEnd(false)}>
            {t('stop.end')}
          </Button>
        </>
      }
    >
      <p data-part="text" className="text-text-muted wrap-anywhere">
        {t('stop.text', { name })}
      </p>
      {held > 0 ? (
        <p data-part="refund" className="text-text-muted wrap-anywhere">
          {t('stop.refund', { count: held, shown: number(held) })}
        </p>
      ) : null}
    </EndQuestion>
  );
}
