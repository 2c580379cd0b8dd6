import { cn, linkClass, type RenderLink, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { RoomTags } from '../room-tags/room-tags.tsx';

export interface RoomAboutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shown on desktops; on phones they are below the topic. */
  tags: readonly string[];
  tagHref: (tag: string) => string;
  profileHref: string;
  /** Without it, there is no fan club. */
  clubHref?: string | undefined;
  /** The most generous viewers. */
  fans?: ReactNode;
  renderLink?: RenderLink;
}

/** Who a broadcaster is: tags, links to the profile and the fan club, and the most generous viewers. */
export function RoomAbout({
  tags,
  tagHref,
  profileHref,
  clubHref,
  fans,
  renderLink,
  className,
  ...rest
}: RoomAboutProps) {
  const { t } = useTexts(['room-more', 'room']);
  const link = useLinkRenderer(renderLink);
  return (
    <div {...rest} data-component="room-about" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <RoomTags className="max-desktop:hidden" tags={tags} tagHref={tagHref} />
      <p data-part="links" className="flex flex-wrap gap-x-4 gap-y-2">
        {link({ href: profileHref, className: linkClass(), children: t('profile') })}
        {clubHref
          ? link({ href: clubHref, className: linkClass(), children: t('room:header.fanClub') })
          : null}
      </p>
      {fans}
    </div>
  );
}
