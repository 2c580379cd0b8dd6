import { cn, type RenderLink, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface RoomTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Each is shown once. Without tags, nothing is rendered. */
  tags: readonly string[];
  /** Address of a tag's page; without it, tags are not links. */
  tagHref?: (tag: string) => string;
  renderLink?: RenderLink;
}

/** The mark stays at the start of the word in both text directions. */
const hashTag = (tag: string) => <bdi>{`#${tag}`}</bdi>;

/** The tags of a room. */
export function RoomTags({ tags, tagHref, renderLink, className, ...rest }: RoomTagsProps) {
  const { t } = useTexts('room');
  const render = useLinkRenderer(renderLink);
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={t('header.tags')}
      {...rest}
      data-component="room-tags"
      className={cn('flex min-w-0 flex-wrap gap-x-3 gap-y-1', className)}
    >
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className="min-w-0 text-sm font-medium text-text-muted wrap-anywhere">
          {tagHref
            ? render({
                href: tagHref(tag),
                'data-part': 'tag',
                className: 'rounded-xs hover:text-primary-text hover:underline underline-offset-3',
                children: hashTag(tag),
              })
            : hashTag(tag)}
        </li>
      ))}
    </ul>
  );
}
