import { Button, cn, Dialog, ModalDescription, useTexts } from '@footlight/ui';
import { type ComponentProps, useEffect } from 'react';
import { useEffectEvent } from 'use-effect-event';

export interface ShowEndProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The minimum duration is not over; ending now charges it in full. */
  belowMinimum: boolean;
  /** False once the show has ended in another way; `onClose` is then called (spec 3 §4). */
  running: boolean;
  pending?: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/**
 * Asks the viewer for confirmation before they end a private show. Closes when the show has ended in another way.
 * Renders its own Dialog.
 */
export function ShowEnd({
  belowMinimum,
  running,
  pending = false,
  onEnd,
  onClose,
  className,
  ...rest
}: ShowEndProps) {
  const { t } = useTexts('room');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!running) close();
  }, [running]);
  return (
    <Dialog open size="sm" onClose={onClose} title={t('show.end.title')}>
      <div {...rest} data-component="show-end" className={cn('flex flex-col gap-4', className)}>
        <ModalDescription asChild>
          <div className="flex flex-col gap-4">
            <p data-part="text" className="text-text-muted wrap-anywhere">
              {t('show.end.text')}
            </p>
            {belowMinimum ? (
              <p data-part="minimum" className="font-medium text-danger-text">
                {t('show.end.minimum')}
              </p>
            ) : null}
          </div>
        </ModalDescription>
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('show.end.stay')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onEnd}>
            {t('show.bar.end')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
