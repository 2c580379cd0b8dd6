import { cn, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface VrOffersProps extends ComponentProps<'div'> {
  broadcasterName: string;
  /** The viewer's own show is running; its controls are with the picture. */
  running: boolean;
  /** What the room offers; without it, a sentence says so. */
  children: ReactNode;
}

/** The shows that a VR room offers. */
export function VrOffers({ broadcasterName: name, running, children, className, ...rest }: VrOffersProps) {
  const { t } = useTexts('vr');
  return (
    <div {...rest} data-component="vr-offers" className={cn('flex min-w-0 flex-col gap-3', className)}>
      {running ? (
        <p className="wrap-anywhere">{t('private.running')}</p>
      ) : (
        (children ?? <p className="wrap-anywhere">{t('private.none', { name })}</p>)
      )}
    </div>
  );
}
