import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { reducesMotion } from '../lib/reduces-motion.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { GridRow } from '../model-grid/grid-row.tsx';
import { ROW, useRowGates } from '../model-grid/row-gates.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useEnds } from './use-ends.ts';

export interface ShelfProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading, which also names the list. */
  title: string;
  headingLevel?: 2 | 3;
  /** The whole list. `name` is for screen readers: several shelves have the same `label`. */
  more?: { href: string; label: string; name: string } | undefined;
  /** ModelCard or MediaCard, each with a key. Memoise them, as in a ModelGrid. */
  children?: readonly ReactElement[] | undefined;
  /** Number of placeholders for loading cards, after the existing ones. */
  pending?: number;
  renderLink?: RenderLink;
}

/** Share of the row that a button scrolls by: one card stays in view. */
const STEP = 0.85;

/** Moves the focus between cards by arrow keys. Tab goes on through all links. */
const moveFocus = (event: KeyboardEvent<HTMLUListElement>): void => {
  const list = event.currentTarget;
  const places = [...list.querySelectorAll<HTMLElement>(':scope > [data-part=place]')];
  const at = places.findIndex((place) => place.contains(event.target as Node));
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? places.length - 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
          ? at + (event.key === forward ? 1 : -1)
          : -1;
  const link = at < 0 ? null : places[to]?.querySelector<HTMLElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  link.focus();
};

/**
 * One row of cards that scrolls sideways and stops at a card. Its buttons scroll by a row; arrow keys, Home and End move
 * from card to card. A full row is as wide as a ModelGrid's.
 */
export function Shelf({
  title,
  headingLevel = 2,
  more,
  children = [],
  pending = 0,
  renderLink,
  className,
  ...rest
}: ShelfProps) {
  const { t } = useTexts('ui');
  const link = useLinkRenderer(renderLink);
  const list = useRef<HTMLUListElement>(null);
  const gateOf = useRowGates(list);
  const id = useId();
  const { atStart, atEnd } = useEnds(list, children.length + pending);
  const Heading = `h${headingLevel}` as const;
  // Several may load at once: only a shelf with cards is a region.
  const isEmpty = children.length === 0;
  const scroll = (direction: 1 | -1) => {
    const { current } = list;
    if (!current) return;
    const sign = getComputedStyle(current).direction === 'rtl' ? -direction : direction;
    current.scrollBy({
      left: sign * current.clientWidth * STEP,
      behavior: reducesMotion() ? 'instant' : 'smooth',
    });
  };
  return (
    <section
      {...rest}
      aria-labelledby={isEmpty ? undefined : id}
      data-component="shelf"
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <Heading id={id} data-part="title" className="heading min-w-0 text-xl wrap-anywhere desktop:text-2xl">
          {isEmpty ? (
            <>
              <Skeleton className="h-7 w-48" />
              <span className="sr-only">{title}</span>
            </>
          ) : (
            title
          )}
        </Heading>
        <div className="ms-auto flex min-w-0 items-center gap-2">
          {more
            ? link({
                href: more.href,
                'aria-label': more.name,
                'data-part': 'more',
                className:
                  'min-w-0 rounded-xs py-1 text-sm wrap-anywhere font-semibold underline underline-offset-3 hover:text-primary-text',
                children: more.label,
              })
            : null}
          {isEmpty || (atStart && atEnd) ? null : (
            <div data-part="arrows" className="hidden shrink-0 gap-1 desktop:flex">
              <IconButton
                size="sm"
                variant="outline"
                label={t('shelf.previous', { title })}
                aria-disabled={atStart}
                onClick={() => scroll(-1)}
              >
                <ChevronLeft className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton
                size="sm"
                variant="outline"
                label={t('shelf.next', { title })}
                aria-disabled={atEnd}
                onClick={() => scroll(1)}
              >
                <ChevronRight className="rtl:-scale-x-100" />
              </IconButton>
            </div>
          )}
        </div>
      </div>
      <ul
        ref={list}
        aria-labelledby={id}
        aria-busy={pending > 0}
        data-part="list"
        onKeyDown={moveFocus}
        // The padding leaves room for the shadow of a card, which the scrolling box would cut off.
        className="-my-1 grid snap-x snap-mandatory auto-cols-[max(min(13.125rem,44%),calc((100%-5rem)/6))] grid-flow-col gap-2.5 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] desktop:gap-4 [&>li]:snap-start"
      >
        {Array.from({ length: Math.ceil(children.length / ROW) }, (_, row) => row).map((row) => (
          <GridRow
            key={row}
            cards={children.slice(row * ROW, (row + 1) * ROW)}
            drawn={ROW}
            gate={gateOf(row)}
            first
          />
        ))}
        {Array.from({ length: pending > 0 ? pending : 0 }, (_, place) => `pending-${place}`).map((key) => (
          <li
            key={key}
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
