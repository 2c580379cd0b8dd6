import { Button, cn, Spinner, useTexts } from '@footlight/ui';
import { RotateCw, TriangleAlert, Volume2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { PlayerState } from './player-engine.ts';
import { useLate } from './use-late.ts';

/** Milliseconds of waiting before the spinner is shown. */
const WAIT = 1_000;

export interface PlayerSurfaceProps {
  state: PlayerState;
  paused: boolean;
  /** The browser refused sound until a tap. */
  soundHeldBack: boolean;
  onSound: (press: MouseEvent) => void;
  onRetry: (press: MouseEvent) => void;
}

/** States above the picture: waiting, failure, and the button that turns on sound. */
export function PlayerSurface({ state, paused, soundHeldBack, onSound, onRetry }: PlayerSurfaceProps) {
  const { t } = useTexts(['player', 'common']);
  const isWaiting = useLate(state === 'loading' || (state === 'stalled' && !paused), WAIT);
  if (state === 'failed' || state === 'unsupported') {
    const isUnsupported = state === 'unsupported';
    return (
      <div
        {...(isUnsupported ? { 'data-part': 'unsupported' } : { 'data-part': 'failed' })}
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center-safe gap-2 overflow-y-auto bg-media p-4 text-center text-on-media"
      >
        <TriangleAlert aria-hidden="true" className="size-8" />
        <p className="font-semibold">{t(isUnsupported ? 'player.unsupported' : 'player.failed')}</p>
        {/* The only way to continue, so a phone shows it too. */}
        <p className={cn('max-w-prose text-sm', isUnsupported ? null : 'max-sm:hidden')}>
          {t(isUnsupported ? 'player.unsupportedHint' : 'player.failedHint')}
        </p>
        <Button className="mt-1" iconStart={<RotateCw />} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isWaiting ? (
        <div data-part="waiting" className="pointer-events-none absolute inset-0 grid place-items-center">
          <span className="grid size-16 place-items-center rounded-full bg-media text-on-media forced-colors:border">
            <Spinner size="lg" label={t(state === 'stalled' ? 'player.stalled' : 'player.loading')} />
          </span>
        </div>
      ) : null}
      {soundHeldBack ? (
        <Button
          data-part="sound-on"
          iconStart={<Volume2 />}
          className="absolute start-3 top-3 z-1 max-w-[calc(100%-1.5rem)] shadow-md"
          onClick={onSound}
        >
          {t('player.soundOn')}
        </Button>
      ) : null}
    </>
  );
}
