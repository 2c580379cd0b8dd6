import type { BrowseUser } from '@footlight/contract';
import {
  Button,
  EmptyState,
  type NavItem,
  SectionNav,
  Switch,
  useLinkRenderer,
  useTexts,
} from '@footlight/ui';
import { Radio } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';
import { ListNav } from '../../../shell/links/list-nav/list-nav.tsx';
import { FeedActions, type FeedActionsProps } from './feed-actions.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedHidden } from './feed-hidden.tsx';
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
  actions: Omit<FeedActionsProps, 'username' | 'displayName' | 'mayGoBack' | 'mayGoOn' | 'onMove'>;
  hidden: readonly string[];
  onShow(username: string): void;
  isSwipeEnabled: boolean;
  /** Null for guests: their browser has no such setting. */
  onSwipeEnabled: ((isOn: boolean) => void) | null;
  errorMessage: string | null;
  onRetry(): void;
}

/** Live broadcasters one at a time (spec 3 §2): keys, wheel, swipes and buttons change between them. */
export const FeedScreen = (props: FeedScreenProps) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  const stage = useRef<HTMLDivElement>(null);
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
  const pages = [
    { href: previousHref, label: t('feed.previousPage'), rel: 'prev' },
    { href: nextHref, label: t('feed.nextPage'), rel: 'next' },
  ].filter((one): one is typeof one & { href: string } => one.href !== null);
  return (
    <ContentFrame
      name="feed-screen"
      title={props.title}
      nav={<ListNav path={props.path} />}
      sections={{ label: t('feed.genders'), items: props.sections, variant: 'chips' }}
      isLoading={props.users === undefined}
      errorMessage={props.errorMessage}
      onRetry={props.onRetry}
    >
      {props.collections.length > 1 ? (
        <SectionNav label={t('feed.collections')} variant="chips" items={props.collections} />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are only a shortcut of the buttons inside. */}
      <div onKeyDown={moves.onKeyDown} className="flex flex-col gap-4">
        <div
          ref={stage}
          {...moves.swipe}
          data-part="stage"
          className={props.isSwipeEnabled ? 'touch-none' : undefined}
        >
          {user ? props.player : null}
        </div>
        {user ? (
          <>
            <FeedActions
              {...props.actions}
              username={user.username}
              displayName={user.display_name}
              mayGoBack={mayMove(-1)}
              mayGoOn={mayMove(1)}
              onMove={onMove}
            />
            <FeedCard
              user={user}
              position={t('feed.position', { name: user.display_name, at: index + 1, of: users.length })}
            />
          </>
        ) : (
          <EmptyState
            icon={<Radio />}
            title={props.hidden.length > 0 ? t('feed.allHidden') : t('feed.nobody')}
            headingLevel={2}
          >
            {t('feed.nobodyHint')}
          </EmptyState>
        )}
      </div>
      {pages.length > 0 ? (
        <nav aria-label={t('feed.feed')} className="flex flex-wrap gap-2">
          {pages.map(({ href, label, rel }) => (
            <Button key={rel} asChild variant="outline">
              {link({ href, rel, children: label })}
            </Button>
          ))}
        </nav>
      ) : null}
      {props.onSwipeEnabled ? (
        <Switch
          label={t('feed.swipe')}
          checked={props.isSwipeEnabled}
          onCheckedChange={props.onSwipeEnabled}
        />
      ) : null}
      <p className="text-sm text-text-muted">{t(props.isSwipeEnabled ? 'feed.keys' : 'feed.keysOnly')}</p>
      <FeedHidden names={props.hidden} onShow={props.onShow} />
    </ContentFrame>
  );
};
