import type { MediaTab } from '@footlight/contract';
import { Button, cn, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { Images } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface NoOwnMediaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The empty tab of the user's media. */
  tab: MediaTab;
}

/** Where the media of each tab come from. */
const SOURCES: Record<MediaTab, string> = {
  videos: '/media/videos',
  pictures: '/media/pictures',
  recording: '/private-shows/ticket-cam-shows',
  fanclub: '/fanclub/all',
  playlists: '/media/videos',
  hidden_media: '/account/media',
};

/** A tab of the user's own media without any: what belongs there, and where to get it. */
export const NoOwnMedia = ({ tab, className, ...rest }: NoOwnMediaProps) => {
  const { t } = useTexts('media');
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="no-own-media" className={cn('flex flex-col', className)}>
      <EmptyState
        icon={<Images />}
        title={t(`noOwn.${tab}.title`)}
        headingLevel={2}
        action={
          <Button asChild variant="outline">
            {link({ href: SOURCES[tab], children: t(`noOwn.${tab}.way`) })}
          </Button>
        }
      >
        {t(`noOwn.${tab}.hint`)}
      </EmptyState>
    </div>
  );
};
