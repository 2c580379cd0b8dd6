import { cn, reducesMotion, TokenAmount } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface TipBurstProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole tokens of a settled tip; more tokens make a larger burst. */
  tokens: number;
}

/** Tokens from which a burst is one step larger. */
const STEPS = [50, 200, 500] as const;
const SPARKS = [6, 10, 16, 24] as const;
/** Height of the light at its middle, in percent of the picture. */
const LIGHT = [22, 34, 48, 70] as const;

type BurstSize = 0 | 1 | 2 | 3;
export const burstSize = (tokens: number): BurstSize =>
  STEPS.filter((from) => tokens >= from).length as BurstSize;

/** Milliseconds that a burst of a size is shown. */
export const burstTime = (size: BurstSize): number => 1400 + size * 400;

/** Spread evenly, and not all alike: a fixed sequence, so that two renders agree. */
const spread = (index: number, count: number) => ({
  x: ((index + 0.5) / count) * 100 + ((index * 37) % 11) - 5,
  rise: 35 + ((index * 53) % 60),
  delay: (index * 71) % 260,
});

const play = (keyframes: Keyframe[], options: KeyframeAnimationOptions) => (element: HTMLElement | null) => {
  if (!element || reducesMotion()) return;
  const animation = element.animate?.(keyframes, {
    fill: 'both',
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    ...options,
  });
  // It rejects when it is cancelled.
  animation?.finished.catch(() => undefined);
  return () => animation?.cancel();
};

/**
 * A tip, as light from below at the foot of the picture. Without motion, light and amount stand still. The chat
 * announces the tip to screen readers.
 */
export const TipBurst = ({ tokens, className, ...rest }: TipBurstProps) => {
  const size = burstSize(tokens);
  const duration = burstTime(size);
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="tip-burst"
      data-size={size}
      className={cn('pointer-events-none absolute inset-0 z-1 overflow-hidden', className)}
    >
      <span
        ref={play(
          [
            { opacity: 0, transform: 'scaleY(0.2)' },
            { opacity: 1, transform: 'scaleY(1)', offset: 0.2 },
            { opacity: 0, transform: 'scaleY(0.7)' },
          ],
          { duration },
        )}
        data-part="light"
        style={{ height: `${LIGHT[size]}%` }}
        className="absolute inset-x-0 bottom-0 origin-bottom bg-[radial-gradient(ellipse_60%_100%_at_50%_100%,var(--fl-primary),transparent)] opacity-80"
      />
      {Array.from({ length: SPARKS[size] }, (_, index) => spread(index, SPARKS[size])).map(
        ({ x, rise, delay }) => (
          <span
            key={x}
            ref={play(
              [
                { opacity: 0, transform: 'translateY(0)' },
                { opacity: 1, offset: 0.15 },
                { opacity: 0, transform: `translateY(-${rise * (1 + size * 0.6)}px)` },
              ],
              { duration: duration - delay, delay },
            )}
            data-part="spark"
            style={{ insetInlineStart: `${x}%` }}
            // Unseen unless it flies.
            className="absolute bottom-3 size-1.5 rounded-full bg-token opacity-0"
          />
        ),
      )}
      <span
        ref={play(
          [
            { opacity: 0, transform: 'translateY(1rem) scale(0.8)' },
            { opacity: 1, transform: 'none', offset: 0.15 },
            { opacity: 1, transform: 'translateY(-0.5rem)', offset: 0.8 },
            { opacity: 0, transform: 'translateY(-1rem)' },
          ],
          { duration },
        )}
        data-part="amount"
        className={cn(
          'absolute inset-x-0 bottom-16 mx-auto w-fit rounded-pill bg-media px-3 py-1 text-on-media',
          ['text-base', 'text-lg', 'text-xl', 'text-2xl'][size],
        )}
      >
        <TokenAmount value={tokens} />
      </span>
    </div>
  );
};
