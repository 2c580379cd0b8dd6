import type { BrowseUser } from '@footlight/contract';
import { ContentFrame, ListNav } from '@footlight/site-widgets';
import { EmptyState, type NavItem, SectionNav, Switch, useTexts } from '@footlight/ui';
import { Radio } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FeedActions, type FeedActionsProps } from './feed-actions.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedHidden } from './feed-hidden.tsx';
import { FeedMoves } from './feed-moves.tsx';
import { useFeedMoves } from './use-feed-moves.ts';

export interface FeedScreenProps {
  title: string;
  /** This page's path. */
  path: string;
  sections: readonly NavItem[];
  collections: readonly NavItem[];
  /** Broadcasters of this page who are not hidden; undefined while they load. */
  users: readonly BrowseUser[] | undefined;
  /** Index of the one who is on. */
  index: number;
  onIndex(index: number): void;
  /** Addresses of the neighbouring pages; null at the ends. */
  previousHref: string | null;
  nextHref: string | null;
  /** Follows an address: after the last broadcaster comes the next page. */
  onOpen(href: string): void;
  player: ReactNode;
  actions: Omit<FeedActionsProps, 'username' | 'displayName'>;
  hidden: readonly string[];
  onShow(username: string): void;
  isSwipeEnabled: boolean;
  /** Null for guests: their browser has no such setting. */
  onSwipeEnabled: ((isOn: boolean) => void) | null;
  errorMessage: string | null;
  onRetry(): void;
}

/**
 * Live broadcasters one at a time (spec 3 §2), each as high as the window: keys, wheel, swipes and buttons change between
 * them.
 */
export const FeedScreen = (props: FeedScreenProps) => {
  const { t } = useTexts('content');
  const keysId = useId();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { users = [], index, previousHref, nextHref } = props;
  const user = users[index];
  const mayMove = (by: 1 | -1) =>
    by === 1 ? index < users.length - 1 || nextHref !== null : index > 0 || previousHref !== null;
  const onMove = (by: 1 | -1) => {
    const to = index + by;
    if (to >= 0 && to < users.length) return props.onIndex(to);
    const href = by === 1 ? nextHref : previousHref;
    if (href) props.onOpen(href);
  };
  const moves = useFeedMoves({ stage, mayMove, onMove, isSwipeEnabled: props.isSwipeEnabled });
  return (
    <ContentFrame
      name="feed-screen"
      title={props.title}
      wide
      nav={
        <>
          <ListNav path={props.path} />
          {/* In one row where there is room, so that the picture gets the height. */}
          <div className="-mt-3 flex flex-col gap-x-8 gap-y-2 *:min-w-0 desktop:flex-row">
            <SectionNav label={t('feed.genders')} variant="chips" items={props.sections} />
            {props.collections.length > 1 ? (
              <SectionNav label={t('feed.collections')} variant="chips" items={props.collections} />
            ) : null}
          </div>
        </>
      }
      loading={props.users === undefined}
      error={props.errorMessage}
      onRetry={props.onRetry}
    >
      {user ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys are only a shortcut of the buttons inside.
        <div onKeyDown={moves.onKeyDown} className="-mt-2 flex flex-col gap-3">
          <div className="relative h-[max(24rem,calc(100svh-21rem))] rounded-lg bg-media desktop:h-[max(26rem,calc(100svh-20rem))]">
            <div className="absolute inset-0 overflow-hidden rounded-lg">
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
              className={props.isSwipeEnabled ? 'absolute inset-0 touch-none' : 'absolute inset-0'}
            >
              {props.player}
            </div>
            <FeedCard
              key={user.username}
              user={user}
              position={t('feed.position', { name: user.display_name, at: index + 1, of: users.length })}
            />
            <FeedMoves hintId={keysId} mayGoBack={mayMove(-1)} mayGoOn={mayMove(1)} onMove={onMove} />
          </div>
          <FeedActions {...props.actions} username={user.username} displayName={user.display_name} />
        </div>
      ) : (
        <EmptyState
          icon={<Radio />}
          title={props.hidden.length > 0 ? t('feed.allHidden') : t('feed.nobody')}
          headingLevel={2}
        >
          {t('feed.nobodyHint')}
        </EmptyState>
      )}
      <p id={keysId} className="sr-only">
        {t(props.isSwipeEnabled ? 'feed.keys' : 'feed.keysOnly')}
      </p>
      {props.onSwipeEnabled ? (
        <Switch
          label={t('feed.swipe')}
          checked={props.isSwipeEnabled}
          onCheckedChange={props.onSwipeEnabled}
        />
      ) : null}
      <FeedHidden names={props.hidden} onShow={props.onShow} />
    </ContentFrame>
  );
};
