import { Button, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { EndQuestion } from '../../lib/end-question.tsx';

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
export function ShowEnd({ belowMinimum, pending = false, onEnd, ...rest }: ShowEndProps) {
  const { t } = useTexts('room');
  return (
    <EndQuestion
      {...rest}
      data-component="show-end"
      title={t('show.end.title')}
      actions={
        <>
          <Button variant="outline" onClick={rest.onClose}>
            {t('show.end.stay')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onEnd}>
            {t('show.bar.end')}
          </Button>
        </>
      }
    >
      <p data-part="text" className="text-text-muted wrap-anywhere">
        {t('show.end.text')}
      </p>
      {belowMinimum ? (
        <p data-part="minimum" className="font-medium text-danger-text">
          {t('show.end.minimum')}
        </p>
      ) : null}
    </EndQuestion>
  );
}
