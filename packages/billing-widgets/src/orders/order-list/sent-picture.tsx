import type { Order } from '@footlight/contract';
import { Button, usePicture, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useDay } from '../../lib/use-day.ts';

/** The picture to rate. It stays hidden until the reader asks for it. */
export const SentPicture = ({ order, side }: { order: Order; side: 'seller' | 'buyer' }) => {
  const { t } = useTexts('wallet');
  const day = useDay();
  const [isShown, setIsShown] = useState(false);
  const picture = usePicture(order.picture_url ?? undefined);
  if (order.picture_url === null) return null;
  return (
    <div data-part="picture" className="flex min-w-0 flex-col items-start gap-2">
      {/* The label names the state; `aria-expanded` would repeat it. */}
      <Button size="sm" variant="outline" onClick={() => setIsShown((isOpen) => !isOpen)}>
        {t(isShown ? 'order.picture.hide' : 'order.picture.show')}
      </Button>
      {isShown && picture ? (
        <img
          {...picture}
          alt={side === 'buyer' ? t('order.picture.own') : t('order.picture.of', { name: order.username })}
          className="max-h-96 min-h-20 max-w-full rounded-lg border border-border object-contain"
        />
      ) : null}
      {isShown ? (
        <p className="text-sm text-text-muted">
          {t(picture ? 'order.picture.until' : 'order.picture.gone', { date: day(order.expires_at) })}
        </p>
      ) : null}
    </div>
  );
};
