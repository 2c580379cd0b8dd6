import * as Radix from 'radix-ui/slider';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from './cn.ts';
import { useReadDirection } from './read-direction.ts';

/** The scale of a slider and what surrounds it. */
export interface SliderScaleProps {
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** Icons or texts at the two ends. */
  start?: ReactNode;
  end?: ReactNode;
  /** Shows what is chosen beside the track. */
  showValue?: boolean;
  /** Formats a value for display and screen readers; default: a plain number. */
  format?: (value: number) => string;
}

interface SliderFrameProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'dir'>,
    Required<Pick<SliderScaleProps, 'disabled'>>,
    Pick<SliderScaleProps, 'start' | 'end'> {
  'data-component': string;
  'data-state': 'disabled' | undefined;
  ref: Ref<HTMLSpanElement>;
  scale: Omit<Radix.SliderProps, 'className' | 'disabled' | 'dir' | 'ref' | 'children'>;
  /** What is chosen, in words; null if it is not shown. */
  shown: string | null;
  /** Keeps the width while the words change. */
  shownClass: string;
  /** The thumbs. */
  children: ReactNode;
}

/** Track and thumbs between the two ends, and what is chosen beside them. */
export function SliderFrame({
  disabled,
  start,
  end,
  scale,
  shown,
  shownClass,
  className,
  children,
  ...rest
}: SliderFrameProps) {
  const [dir, readDirection] = useReadDirection();
  return (
    <span
      {...rest}
      className={cn('flex min-h-10 min-w-0 items-center gap-3', disabled && 'text-text-muted', className)}
    >
      {start ? <SliderEdge>{start}</SliderEdge> : null}
      <Radix.Root
        {...scale}
        disabled={disabled}
        dir={dir}
        ref={readDirection}
        className={cn(
          'relative flex h-6 min-w-16 flex-1 touch-none select-none items-center',
          disabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
        )}
      >
        <SliderTrack />
        {children}
      </Radix.Root>
      {end ? <SliderEdge>{end}</SliderEdge> : null}
      {shown === null ? null : (
        <span
          data-part="value"
          aria-hidden="true"
          className={cn('numeric text-end font-semibold', shownClass)}
        >
          {shown}
        </span>
      )}
    </span>
  );
}

/** The scale, and the chosen part of it. */
const SliderTrack = () => (
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
const SliderEdge = ({ children }: { children: ReactNode }) => (
  <span data-part="edge" aria-hidden="true" className="inline-flex text-sm text-text-muted [&_svg]:size-4.5">
    {children}
  </span>
);
