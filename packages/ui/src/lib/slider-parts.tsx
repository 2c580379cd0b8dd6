import * as Radix from 'radix-ui/slider';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export const sliderBoxClass = (disabled: boolean) =>
  cn('flex min-h-10 min-w-0 items-center gap-3', disabled && 'text-text-muted');

export const sliderRootClass = (disabled: boolean) =>
  cn(
    'group/slider relative flex h-6 min-w-16 flex-1 touch-none select-none items-center',
    disabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
  );

/** The scale, and the chosen part of it. */
export const SliderTrack = () => (
  <Radix.Track
    data-part="track"
    className="relative h-2 grow overflow-hidden rounded-pill border border-border-strong bg-[var(--slider-track-bg,var(--fl-surface-sunken))]"
  >
    <Radix.Range
      data-part="range"
      className="absolute inset-y-0 bg-[var(--slider-range-bg,var(--fl-primary))] forced-colors:bg-[Highlight]"
    />
  </Radix.Track>
);

export const sliderThumbClass =
  'block size-5.5 rounded-pill border-2 border-primary bg-[var(--slider-thumb-bg,var(--fl-surface))] shadow-sm transition-[scale] hover:scale-110 active:scale-110';

/** An icon or word at an end. */
export const SliderEdge = ({ children }: { children: ReactNode }) => (
  <span data-part="edge" aria-hidden="true" className="inline-flex text-sm text-text-muted [&_svg]:size-4.5">
    {children}
  </span>
);
