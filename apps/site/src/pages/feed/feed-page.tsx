import { DEFAULT_TIP, FEED_COLLECTIONS, SECTION_OF_GENDER } from '@footlight/contract';
import { TipConfirm } from '@footlight/room-widgets';
import { FeedScreen, FeedStage } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { feedKey } from '../../features/content/content-keys.ts';
import { useFeedHidden } from '../../features/content/use-feed-hidden.ts';
import { FeedPlayer } from '../../features/player/feed-player.tsx';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { type FeedPlace, feedAddress, feedPlace } from './feed-address.ts';
import { useFeedUser } from './use-feed-user.ts';

const TITLES = {
  f: 'feed.titles.girls',
  m: 'feed.titles.men',
  t: 'feed.titles.trans',
  c: 'feed.titles.couples',
} as const;
const SECTION_NAMES = { f: 'girls', m: 'men', t: 'trans', c: 'couples' } as const;

const Feed = ({ place }: { place: FeedPlace }) => {
  const { t } = useTexts(['content', 'site']);
  const { gender, section, collection, page } = place;
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const navigate = useNavigate();
  const { isLoggedIn } = useCurrentUser();
  const [settings, change] = useSettings();
  // The order changes all the time: the page stays as it was when it was opened.
  const { data, error, mutate } = useRead(feedKey(gender, collection, page), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const { hidden, setHidden } = useFeedHidden(data?.modelsHidden ?? []);
  const users = data?.userList.filter(({ username }) => !hidden.includes(username));
  const fromEnd = useLocation().state as { fromEnd?: boolean } | null;
  const [current, setCurrent] = useState<{ username: string; index: number } | null>(null);
  const last = Math.max(0, (users?.length ?? 0) - 1);
  const found = users?.findIndex(({ username }) => username === current?.username) ?? -1;
  // A hidden broadcaster is replaced by the next one.
  const index = found >= 0 ? found : Math.min(current?.index ?? (fromEnd?.fromEnd ? last : 0), last);
  const user = users?.[index];
  const on = useFeedUser(user, data?.tipTokenAmount ?? DEFAULT_TIP);
  const nextHref = data && page < data.last_page ? feedAddress({ ...place, page: page + 1 }) : null;
  const previousHref = page > 1 ? feedAddress({ ...place, page: page - 1 }) : null;
  // Read before it is needed.
  useRead(nextHref && index >= last - 2 ? feedKey(gender, collection, page + 1) : null);
  if (error?.type === 'not_found') return <NotFoundPage />;

  const hide = (username: string, isHidden: boolean) =>
    setHidden(username, isHidden).catch((problem: unknown) => errorToast(problem));
  return (
    <FeedScreen
      title={t(TITLES[gender])}
      path={`${SECTION_OF_GENDER[gender]}/feed`}
      sections={(['f', 'c', 'm', 't'] as const).map((one) => ({
        href: `${SECTION_OF_GENDER[one]}/feed`,
        label: t(`site:nav.${SECTION_NAMES[one]}`),
        current: one === gender,
      }))}
      collections={FEED_COLLECTIONS.filter((id) => id !== 'followed' || isLoggedIn).map((id) => ({
        href: feedAddress({ section, collection: id, page: 1 }),
        label: `${t(`feed.${id}`)} (${data?.collections.find((one) => one.id === id)?.count ?? 0})`,
        current: id === collection,
      }))}
      users={users}
      index={index}
      onIndexChange={(to) => setCurrent({ username: users?.[to]?.username ?? '', index: to })}
      previousHref={previousHref}
      nextHref={nextHref}
      onOpen={(href) => void navigate(href, { state: { fromEnd: href === previousHref } })}
      player={
        user ? (
          <FeedPlayer
            key={user.username}
            username={user.username}
            displayName={user.display_name}
            poster={user.thumbnail_url}
            room={on.room}
            stage={() => <FeedStage />}
          />
        ) : null
      }
      actions={{
        following: on.following,
        onFollow: on.onFollow,
        tip: on.tip && { ...on.tip, confirm: (question) => <TipConfirm {...question} /> },
        onHide: () => {
          if (!user) return;
          setCurrent({ username: '', index });
          void hide(user.username, true);
        },
      }}
      hiddenNames={hidden}
      onShow={(username) => void hide(username, false)}
      swipes={settings.swipe_to_browse_enabled !== false}
      onSwipesChange={isLoggedIn ? (swipes) => change({ swipe_to_browse_enabled: swipes }) : null}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};

/** `/girls/feed` and the feeds of the other sections (spec 3 §2). */
export const FeedPage = () => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = feedPlace(pathname, query);
  return <Feed key={feedAddress(place)} place={place} />;
};
