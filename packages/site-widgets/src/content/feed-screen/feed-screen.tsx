import type { BrowseUser } from '@footlight/contract';
import { cn, EmptyState, type NavItem, SectionNav, Switch, useTexts } from '@footlight/ui';
import { Radio } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { ListNav } from '../../lib/list-nav.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { FeedActions, type FeedActionsProps } from './feed-actions.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedHidden } from './feed-hidden.tsx';
import { FeedMoves } from './feed-moves.tsx';
import { FeedNext } from './feed-next.tsx';
import { useFeedMoves } from './use-feed-moves.ts';

export interface FeedScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** This page's path. */
  path: string;
  sections: readonly NavItem[];
  collections: readonly NavItem[];
  /** Broadcasters of this page who are not hidden; undefined while they load. */
  users: readonly BrowseUser[] | undefined;
  /** Index of the one who is on. */
  index: number;
  onIndexChange(index: number): void;
  /** Addresses of the neighbouring pages; null at the ends. */
  previousHref: string | null;
  nextHref: string | null;
  /** Follows an address: after the last broadcaster comes the next page. */
  onOpen(href: string): void;
  player: ReactNode;
  actions: Omit<FeedActionsProps, 'username' | 'displayName'>;
  /** Usernames of the hidden broadcasters. */
  hiddenNames: readonly string[];
  onShow(username: string): void;
  /** Swipes change the broadcaster. */
  swipes: boolean;
  /** Null for guests: their browser has no such setting. */
  onSwipesChange: ((swipes: boolean) => void) | null;
  error: ReactNode;
  onRetry(): void;
}

/** Broadcasters shown beside the picture as the next ones. */
const NEXT = 3;

/**
 * Live broadcasters one at a time (spec 3 §2), each as high as the window: keys, wheel, swipes and buttons change between
 * them.
 */
export const FeedScreen = ({
  title,
  path,
  sections,
  collections,
  users,
  index,
  onIndexChange,
  previousHref,
  nextHref,
  onOpen,
  player,
  actions,
  hiddenNames,
  onShow,
  swipes,
  onSwipesChange,
  error,
  onRetry,
  className,
  ...rest
}: FeedScreenProps) => {
  const { t } = useTexts('content');
  const keysId = useId();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const shown = users ?? [];
  const user = shown[index];
  const mayMove = (by: 1 | -1) =>
    by === 1 ? index < shown.length - 1 || nextHref !== null : index > 0 || previousHref !== null;
  const onMove = (by: 1 | -1) => {
    const to = index + by;
    if (to >= 0 && to < shown.length) return onIndexChange(to);
    const href = by === 1 ? nextHref : previousHref;
    if (href) onOpen(href);
  };
  const moves = useFeedMoves({ stage, mayMove, onMove, swipes });
  return (
    <ContentFrame
      {...rest}
      name="feed-screen"
      title={title}
      // On phones the window is for the picture; the header and the tabs say where one is.
      className={cn('max-desktop:gap-3 max-desktop:pt-2 max-desktop:[&_h1]:sr-only', className)}
      wide
      nav={
        <>
          <ListNav path={path} />
          {/* In one row where there is room, so that the picture gets the height. */}
          <div className="-mt-3 flex gap-x-2 overflow-x-auto *:shrink-0 max-desktop:-mx-4 max-desktop:px-4 desktop:gap-x-8 desktop:*:min-w-0">
            <SectionNav label={t('feed.genders')} variant="chips" items={sections} />
            {collections.length > 1 ? (
              <SectionNav label={t('feed.collections')} variant="chips" items={collections} />
            ) : null}
          </div>
        </>
      }
      loading={users === undefined}
      error={error}
      onRetry={onRetry}
    >
      {user ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys are only a shortcut of the buttons inside.
        <div
          onKeyDown={moves.onKeyDown}
          className="-mt-2 grid grid-cols-1 gap-3 desktop:grid-cols-[minmax(0,1fr)_minmax(16rem,24%)] desktop:gap-6"
        >
          <div className="relative col-start-1 row-start-1 h-[max(20rem,calc(100svh-21rem))] bg-media max-desktop:-mx-4 desktop:aspect-video desktop:h-auto desktop:w-full desktop:rounded-lg desktop:max-h-[max(26rem,calc(100svh-16rem))]">
            <div className="footlight-glow absolute inset-0 overflow-hidden desktop:rounded-lg">
              <img
                key={user.username}
                src={user.thumbnail_url}
                alt=""
                className="size-full scale-110 animate-fade-in object-cover opacity-50 blur-2xl motion-reduce:animate-none"
              />
            </div>
            <div
              ref={setStage}
              {...moves.swipe}
              data-part="stage"
              className={swipes ? 'absolute inset-0 touch-none' : 'absolute inset-0'}
            >
              {player}
            </div>
            <FeedMoves hintId={keysId} mayGoBack={mayMove(-1)} mayGoOn={mayMove(1)} onMove={onMove} />
          </div>
          {/* Beside the picture where there is room. On phones the card covers its lower part, with the actions below. */}
          <div className="flex min-w-0 flex-col gap-6 max-desktop:contents">
            <FeedCard
              key={user.username}
              user={user}
              position={t('feed.position', { name: user.display_name, at: index + 1, of: shown.length })}
            />
            <FeedActions {...actions} username={user.username} displayName={user.display_name} />
            <FeedNext
              users={shown.slice(index + 1, index + 1 + NEXT)}
              onChoose={(username) => onIndexChange(shown.findIndex((one) => one.username === username))}
            />
          </div>
        </div>
      ) : (
        <EmptyState
          icon={<Radio />}
          title={hiddenNames.length > 0 ? t('feed.allHidden') : t('feed.nobody')}
          action={<LiveNowLink />}
          headingLevel={2}
        >
          {t('feed.nobodyHint')}
        </EmptyState>
      )}
      <p id={keysId} className="sr-only">
        {t(swipes ? 'feed.keys' : 'feed.keysOnly')}
      </p>
      {onSwipesChange ? (
        <Switch label={t('feed.swipe')} checked={swipes} onCheckedChange={onSwipesChange} />
      ) : null}
      <FeedHidden names={hiddenNames} onShow={onShow} />
    </ContentFrame>
  );
};
