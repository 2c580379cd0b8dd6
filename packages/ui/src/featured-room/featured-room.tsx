import { cva } from 'class-variance-authority';
import { Eye } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../badge/badge.tsx';
import { buttonClass } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { coverLinkClass } from '../lib/card-link.ts';
import { cn } from '../lib/cn.ts';
import { LanguageCode } from '../lib/language-code.tsx';
import { usePicture } from '../lib/picture.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { useCount } from '../token-amount/use-count.ts';

export type FeaturedRoomSize = 'sm' | 'lg';

export const featuredRoomVariants = {
  size: {
    sm: 'min-h-28',
    lg: 'aspect-4/5 max-h-[32rem] sm:aspect-16/9 sm:max-h-none',
  } satisfies Record<FeaturedRoomSize, string>,
};

export const featuredRoomClass = cva(
  'group relative isolate flex min-w-0 flex-col justify-end overflow-hidden bg-media text-on-media shadow-sm rounded-[var(--featured-room-radius,--theme(--radius-xl))] forced-colors:border',
  { variants: featuredRoomVariants, defaultVariants: { size: 'lg' } },
);

export interface FeaturedRoomProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  href: string;
  name: string;
  /** `lg` has the action; the whole of `sm` is a link. */
  size?: FeaturedRoomSize;
  headingLevel?: 2 | 3;
  /** Fills the box. Without one, or if it fails to load, an abstract placeholder. */
  thumbnailUrl?: string | undefined;
  viewerCount?: number | undefined;
  /** The main language of the room: its code, such as `de`, and its name in the reader's language. */
  language?: { code: string; name: string } | undefined;
  /** Subject of the room, at most two lines. */
  subject?: string | undefined;
  /** Loads the picture first: for the largest picture of the first view. */
  eager?: boolean;
  renderLink?: RenderLink;
}

/** A live room that a page leads with. Token: `--featured-room-radius`. */
export function FeaturedRoom({
  href,
  name,
  size = 'lg',
  headingLevel = 2,
  thumbnailUrl,
  viewerCount,
  language,
  subject,
  eager = false,
  renderLink,
  className,
  ...rest
}: FeaturedRoomProps) {
  const { t } = useTexts('ui');
  const link = useLinkRenderer(renderLink);
  const picture = usePicture(thumbnailUrl);
  const viewers = useCount('featured-room')(viewerCount);
  const Heading = `h${headingLevel}` as const;
  const isLarge = size === 'lg';
  return (
    <article
      {...rest}
      data-component="featured-room"
      data-size={size}
      // Pictures are dark in both schemes: a brand's dark primary would hide the button.
      data-scheme="dark"
      className={cn(featuredRoomClass({ size }), !picture && 'footlight-glow', className)}
    >
      {picture ? (
        <img
          {...picture}
          alt=""
          width={1280}
          height={720}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="absolute inset-0 -z-1 size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.02]"
        />
      ) : null}
      <div
        aria-hidden="true"
        className={cn(
          'shrink-0',
          picture && 'bg-linear-to-t from-media/70 to-transparent',
          isLarge ? 'h-24' : 'h-8',
        )}
      />
      <div
        data-part="body"
        className={cn(
          'flex min-w-0 flex-col items-start',
          // Only a picture needs the plate: over the placeholder it would hide the light.
          picture && 'bg-media/70',
          isLarge ? 'gap-2 px-4 pb-4 desktop:px-6 desktop:pb-6' : 'gap-0.5 px-3 pb-2.5',
        )}
      >
        <Heading
          data-part="name"
          className={cn(
            'heading max-w-full wrap-anywhere',
            // A clamp cuts at the line's height: letters below the line need room in it. Padding would show a third line.
            isLarge ? 'line-clamp-2 text-3xl leading-tight desktop:text-display' : 'line-clamp-1 text-lg',
          )}
        >
          {isLarge ? name : link({ href, 'data-part': 'link', className: coverLinkClass, children: name })}
        </Heading>
        {subject ? (
          <p
            data-part="subject"
            className={cn(
              'max-w-[70ch] wrap-anywhere',
              isLarge ? 'line-clamp-2 text-lg' : 'line-clamp-1 text-sm',
            )}
          >
            {subject}
          </p>
        ) : null}
        <div className={cn('flex w-full flex-wrap items-center gap-x-3 gap-y-2', isLarge && 'pt-1')}>
          {isLarge ? (
            <Badge tone="live" pulse>
              {t('live')}
            </Badge>
          ) : null}
          {viewers ? (
            <span
              data-part="viewers"
              className="numeric inline-flex items-center gap-1.5 text-sm [&_svg]:size-4"
            >
              <Eye aria-hidden="true" />
              {isLarge ? (
                t('viewers', viewers)
              ) : (
                <>
                  <span aria-hidden="true">{viewers.shown}</span>
                  <span className="sr-only">{t('viewers', viewers)}</span>
                </>
              )}
            </span>
          ) : null}
          {language ? (
            isLarge ? (
              <span data-part="language" className="text-sm">
                {language.name}
              </span>
            ) : (
              <LanguageCode {...language} />
            )
          ) : null}
          {isLarge
            ? link({
                href,
                'aria-label': t('enterRoom', { name }),
                'data-part': 'link',
                className: cn(buttonClass({ size: 'lg' }), 'static ms-auto', coverLinkClass),
                children: t('enter'),
              })
            : null}
        </div>
      </div>
    </article>
  );
}
