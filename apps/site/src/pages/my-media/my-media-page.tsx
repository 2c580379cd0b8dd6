import { MEDIA_TABS, type MediaTab } from '@footlight/contract';
import { MediaListScreen, MediaNames, NoOwnMedia } from '@footlight/site-widgets';
import { Field, Select, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageNumberOf } from '../../features/media/page-number.ts';
import { useOwnedMedia } from '../../features/media/use-owned-media.ts';
import { mediaTabKey, myPlaylistsKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useMember } from '../../shell/session/use-member.ts';

const PAGE = 60;
const PATH = '/account/media';
const FILTERED: ReadonlySet<MediaTab> = new Set(['videos', 'pictures', 'recording']);

/** `/account/media`: the user's media in six tabs. Guests are sent to the login and return. */
export const MyMediaPage = () => {
  const { t } = useTexts('media');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { isLoggedIn } = useMember();
  const owned = useOwnedMedia();
  const [now] = useState(Date.now);
  const tab = MEDIA_TABS.find((one) => one === query.get('tab')) ?? 'videos';
  const page = pageNumberOf(query);
  const isLists = tab === 'playlists';
  const author = query.get('username');
  const list = useRead(isLoggedIn && !isLists ? mediaTabKey(tab, page, author) : null);
  const playlists = useRead(isLoggedIn ? myPlaylistsKey : null);
  const { data, error, mutate } = list;
  const failed = error ?? (isLists ? playlists.error : undefined);
  const hrefOf = (one: number, username: string | null) =>
    `${PATH}?${new URLSearchParams({ tab, ...(username ? { username } : {}), ...(one > 1 ? { page: String(one) } : {}) })}`;
  /** The playlists name the broadcasters of the library; deleted items and fan clubs may have others. */
  const isFiltered = FILTERED.has(tab) && (playlists.data?.data.length ?? 0) > 1;
  const names = (playlists.data?.data ?? []).map((one) => ({
    id: one.user_id,
    href: `/${one.username}/media/list/${one.first_id}?playlist=${one.user_id}`,
    name: one.display_name,
    pictureUrl: one.thumbnail_url,
    itemCount: one.item_count,
  }));
  const isEmpty = isLists ? playlists.data && names.length === 0 : data?.count_total === 0 && !author;
  return (
    <MediaListScreen
      title={t('mine')}
      breadcrumbs={[]}
      sections={MEDIA_TABS.map((one) => ({
        href: `${PATH}?tab=${one}`,
        label: t(`tab.${one}`),
        current: one === tab,
      }))}
      items={data?.data}
      count={data?.count_total ?? 0}
      owned={owned}
      now={now}
      error={failed ? t('failed') : null}
      onRetry={() => void (isLists ? playlists.mutate() : mutate())}
      page={page}
      pageCount={Math.ceil((data?.count_total ?? 0) / PAGE)}
      hrefOf={(one) => hrefOf(one, author)}
      action={
        isFiltered ? (
          <Field label={t('broadcaster')}>
            <Select
              value={author ?? ''}
              options={[
                { value: '', label: t('allBroadcasters') },
                ...(playlists.data?.data ?? []).map((one) => ({
                  value: one.username,
                  label: one.display_name,
                })),
              ]}
              onChange={(event) => void navigate(hrefOf(1, event.target.value || null))}
            />
          </Field>
        ) : null
      }
    >
      {failed ? undefined : isEmpty ? (
        <NoOwnMedia tab={tab} />
      ) : isLists && playlists.data ? (
        <MediaNames title={t('tab.playlists')} names={names} />
      ) : undefined}
    </MediaListScreen>
  );
};
