import type { FreeVideoTag } from '@footlight/contract';
import { cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface FreeVideoTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  tags: readonly FreeVideoTag[];
}

/** All tags of free videos with their number of videos. */
export const FreeVideoTags = ({ tags, className, ...rest }: FreeVideoTagsProps) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <ul
      aria-label={t('free.tags')}
      {...rest}
      data-component="free-video-tags"
      className={cn(
        'grid gap-2 [grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr))]',
        className,
      )}
    >
      {tags.map(({ tag, video_count }) => (
        <li
          key={tag}
          data-part="tag"
          className="flex min-w-0 items-baseline justify-between gap-3 rounded-lg border border-border bg-surface px-3 py-2"
        >
          {link({
            href: `/porn/tag/${encodeURIComponent(tag)}`,
            className: 'min-w-0 font-semibold text-primary-text wrap-anywhere hover:underline',
            children: `#${tag}`,
          })}
          <span className="numeric shrink-0 text-sm text-text-muted">
            {t('free.count', { count: video_count, shown: number(video_count) })}
          </span>
        </li>
      ))}
    </ul>
  );
};
