import { Button, cn, Dialog, useTexts } from '@footlight/ui';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';

export interface ShowEndProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The minimum duration is not over yet: who leaves now pays it. */
  isBelowMinimum: boolean;
  /** False once the show has ended otherwise: the dialog then closes (spec 3 §4). */
  isRunning: boolean;
  isBusy?: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/**
 * Asks the viewer before a private show ends; closes automatically when the show is no longer private. The frame is the one of Dialog.
 */
export function ShowEnd({
  isBelowMinimum,
  isRunning,
  isBusy = false,
  onEnd,
  onClose,
  className,
  ...rest
}: ShowEndProps) {
  const { t } = useTexts('room');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isRunning) close();
  }, [isRunning]);
  return (
    <Dialog open size="sm" onClose={onClose} title={t('show.end.title')}>
      <div {...rest} data-component="show-end" className={cn('flex flex-col gap-4', className)}>
        <p data-part="text" className="text-text-muted wrap-anywhere">
          {t('show.end.text')}
        </p>
        {isBelowMinimum ? (
          <p data-part="minimum" className="font-medium text-danger-text">
            {t('show.end.minimum')}
          </p>
        ) : null}
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('show.end.stay')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={onEnd}>
            {t('show.bar.end')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
