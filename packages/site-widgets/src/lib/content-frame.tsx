import {
  Banner,
  type Breadcrumb,
  Breadcrumbs,
  Button,
  cn,
  SectionNav,
  type SectionNavProps,
  Skeleton,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface ContentFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the screen for style sheets. */
  name: string;
  title: string;
  /** Language of the title, if it is not that of the page. */
  lang?: string | undefined;
  /** From the first to the current page; empty for none. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Sibling pages. */
  sections?: Pick<SectionNavProps, 'label' | 'items' | 'variant'> | undefined;
  /** Instead of the line with the heading; has the page's h1. */
  head?: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** Between the heading and the sibling pages. */
  nav?: ReactNode;
  /** For lists of cards and for several columns, which need more room than text. */
  wide?: boolean;
  /** In the frame of work: at its left edge, with room for tables. */
  work?: boolean;
  /** The content is loading. */
  loading?: boolean;
  error: ReactNode;
  onRetry(): void;
}

/** Frame of a content page: path, heading, sibling pages, and its loading and failed states. */
export const ContentFrame = ({
  name,
  title,
  lang,
  breadcrumbs = [],
  head,
  sections,
  actions,
  nav,
  wide = false,
  work = false,
  loading = false,
  error,
  onRetry,
  children,
  className,
  ...rest
}: ContentFrameProps) => {
  const { t } = useTexts('common');
  return (
    <div
      {...rest}
      data-component={name}
      className={cn(
        'flex w-full flex-col gap-6 px-4 py-6 desktop:px-6',
        work
          ? wide
            ? 'max-w-(--breakpoint-page)'
            : 'max-w-6xl desktop:px-8 desktop:py-8'
          : ['mx-auto', wide ? 'max-w-(--breakpoint-max)' : 'max-w-3xl'],
        className,
      )}
    >
      {breadcrumbs.length > 1 ? <Breadcrumbs items={breadcrumbs} /> : null}
      {head ?? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="heading min-w-0 text-2xl text-pretty wrap-anywhere desktop:text-3xl" lang={lang}>
            {title}
          </h1>
          {actions}
        </div>
      )}
      {nav}
      {sections && sections.items.length > 0 ? <SectionNav {...sections} /> : null}
      {error ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {error}
        </Banner>
      ) : loading ? (
        <div className="flex flex-col gap-3">
          <Skeleton className="w-1/2" />
          <Skeleton />
          <Skeleton className="w-5/6" />
          <Skeleton className="mt-3 h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
      ) : (
        children
      )}
    </div>
  );
};
