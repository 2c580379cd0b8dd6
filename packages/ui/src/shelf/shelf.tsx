import { Carousel, type CarouselProps } from '../carousel/carousel.tsx';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ShelfProps extends Omit<CarouselProps, 'label' | 'header' | 'actions' | 'full' | 'title'> {
  /** The heading, which also names the list. */
  title: string;
  headingLevel?: 2 | 3;
  /** The whole list. `name` is for screen readers: several shelves have the same `label`. */
  more?: { href: string; label: string; name: string } | undefined;
  renderLink?: RenderLink;
}

/** A Carousel of cards under a heading, with a link to the whole list. A full row is as wide as a ModelGrid's. */
export function Shelf({ title, headingLevel = 2, more, renderLink, ...rest }: ShelfProps) {
  const link = useLinkRenderer(renderLink);
  const Heading = `h${headingLevel}` as const;
  return (
    <Carousel
      {...rest}
      data-component="shelf"
      label={title}
      header={
        <Heading data-part="title" className="heading min-w-0 text-xl wrap-anywhere desktop:text-2xl">
          {rest.children?.[0] ? (
            title
          ) : (
            <>
              <Skeleton className="h-7 w-48" />
              <span className="sr-only">{title}</span>
            </>
          )}
        </Heading>
      }
      actions={
        more
          ? link({
              href: more.href,
              'aria-label': more.name,
              'data-part': 'more',
              className:
                'min-w-0 rounded-xs py-1 text-sm wrap-anywhere font-semibold underline underline-offset-3 hover:text-primary-text',
              children: more.label,
            })
          : null
      }
    />
  );
}
