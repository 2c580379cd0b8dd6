import { Badge, Button, cn, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { CameraStep } from '../camera-stage/camera-step.ts';

export interface LiveStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Nothing is shown before a broadcast. */
  step: CameraStep;
  /** The page with the camera. */
  href: string;
  onEnd: () => void;
}

const SHOWN = ['starting', 'live', 'reconnecting', 'ending', 'ended'] as const;

/** Says on the other pages of the studio that the camera is live, and leads back to it. */
export const LiveStrip = ({ step, href, onEnd, className, ...rest }: LiveStripProps) => {
  const { t } = useTexts('live');
  const link = useLinkRenderer();
  const shown = SHOWN.find((one) => one === step);
  if (!shown) return null;
  const isLive = shown === 'live';
  return (
    <section
      {...rest}
      data-component="live-strip"
      data-state={shown}
      aria-label={t('picture')}
      className={cn(
        'sticky top-14 z-20 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-surface-raised px-4 py-2 desktop:px-8',
        className,
      )}
    >
      <p role="status" className="flex min-w-0 items-center">
        <Badge tone={isLive ? 'live' : shown === 'reconnecting' ? 'warning' : 'neutral'} pulse={isLive}>
          {t(shown)}
        </Badge>
      </p>
      <span className="ms-auto flex min-w-0 flex-wrap gap-2">
        <Button asChild size="sm" variant="outline">
          {link({ href, children: t('strip.back') })}
        </Button>
        {shown === 'ended' ? null : (
          <Button size="sm" variant="danger" loading={shown === 'ending'} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </span>
    </section>
  );
};
