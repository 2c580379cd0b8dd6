import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { reducesMotion } from '../lib/reduces-motion.ts';
import { GridRow } from '../model-grid/grid-row.tsx';
import { ROW, useRowGates } from '../model-grid/row-gates.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { forwardIn, moveFocus } from './move-focus.ts';
import { useEnds } from './use-ends.ts';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the region, its list and its buttons. */
  label: string;
  /** Above the row: a heading. */
  header?: ReactNode;
  /** Beside the buttons: a link to the whole list. */
  actions?: ReactNode;
  /** One slide at a time, instead of slides as wide as a card of a ModelGrid. */
  full?: boolean;
  /** The slides, each with a key. Memoise them, as in a ModelGrid. */
  children?: readonly ReactElement[] | undefined;
  /** Number of placeholders for loading slides, after the existing ones. */
  pending?: number;
}

/** Share of the row that a button scrolls by: one card stays in view. The row then stops at a whole slide. */
const STEP = 0.85;

/**
 * A row of slides that scrolls sideways and stops at a slide. Its buttons scroll by a row; arrow keys, Home and End move
 * from slide to slide. It never moves by itself.
 */
export function Carousel({
  label,
  header,
  actions,
  full = false,
  children = [],
  pending = 0,
  className,
  ...rest
}: CarouselProps) {
  const { t } = useTexts('ui');
  const list = useRef<HTMLUListElement>(null);
  const gateOf = useRowGates(list);
  const { atStart, atEnd } = useEnds(list, children.length + pending);
  // Several may load at once: only one with slides is a region.
  const isEmpty = !children[0];
  const button = (forward: boolean, atRest: boolean) => (
    <IconButton
      size="sm"
      variant="outline"
      label={t(forward ? 'carousel.next' : 'carousel.previous', { title: label })}
      aria-disabled={atRest}
      onClick={() => {
        const { current } = list;
        current?.scrollBy({
          left: forwardIn(current) * current.clientWidth * (forward ? STEP : -STEP),
          behavior: reducesMotion() ? 'instant' : 'smooth',
        });
      }}
    >
      {forward ? <ChevronRight className="rtl:-scale-x-100" /> : <ChevronLeft className="rtl:-scale-x-100" />}
    </IconButton>
  );
  return (
    <section
      data-component="carousel"
      {...rest}
      aria-label={isEmpty ? undefined : label}
      aria-roledescription={isEmpty ? undefined : t('carousel.role')}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        {header}
        <div className="ms-auto flex min-w-0 items-center gap-2">
          {actions}
          {isEmpty || (atStart && atEnd) ? null : (
            <div
              data-part="arrows"
              // On a narrow screen, a cut card shows that more follow, and fingers swipe.
              className={cn('shrink-0 gap-1', full ? 'flex' : 'hidden desktop:flex')}
            >
              {button(false, atStart)}
              {button(true, atEnd)}
            </div>
          )}
        </div>
      </div>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={pending > 0}
        data-part="list"
        onKeyDown={moveFocus}
        // The padding leaves room for the shadow of a card, which the scrolling box would cut off.
        className={cn(
          '-my-1 grid snap-x snap-mandatory grid-flow-col gap-2.5 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] desktop:gap-4 [&>li]:snap-start',
          full ? 'auto-cols-[100%]' : 'auto-cols-[max(min(13.125rem,44%),calc((100%-5rem)/6))]',
        )}
      >
        {Array.from({ length: Math.ceil(children.length / ROW) }, (_, row) => (
          <GridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            cards={children.slice(row * ROW, (row + 1) * ROW)}
            drawn={ROW}
            gate={gateOf(row)}
            first
          />
        ))}
        {Array.from({ length: pending }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
            key={`pending-${place}`}
            aria-hidden="true"
            data-part="pending"
            className="min-w-0 overflow-hidden rounded-lg bg-surface"
          >
            <Skeleton className="aspect-4/3 h-auto rounded-none" />
            <Skeleton className="m-3 w-2/3" />
            <Skeleton className="m-3 w-5/6" />
          </li>
        ))}
      </ul>
    </section>
  );
}
