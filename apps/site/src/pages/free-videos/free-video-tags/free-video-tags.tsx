import type { FreeVideoTag } from '@footlight/contract';
import { useLinkRenderer, useNumber, useTexts } from '@footlight/ui';

/** All tags of free videos with their number of videos. */
export const FreeVideoTags = ({ tags }: { tags: readonly FreeVideoTag[] }) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <ul
      aria-label={t('free.tags')}
      className="grid gap-2 [grid-template-columns:repeat(auto-fill,minmax(min(100%,12rem),1fr))]"
    >
      {tags.map(({ tag, video_count }) => (
        <li
          key={tag}
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
