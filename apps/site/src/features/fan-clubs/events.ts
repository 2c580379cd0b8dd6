import { type FanPosts, fanPostsKey, withContent } from '../../shell/api/fan-post-keys.ts';
import { fanClubKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { type LobbyContext, lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

const changePost = (
  { mutate }: LobbyContext,
  broadcaster: string,
  postId: number,
  change: Parameters<typeof withContent>[2],
): void =>
  void mutate<FanPosts>(fanPostsKey(broadcaster), (page) => withContent(page, postId, change), {
    revalidate: false,
  });

export const fanClubEvents = [
  /**
   * Likes are frequent and their events contain the count. After other changes, a page that shows the feed reads it
   * again.
   */
  lobbyEvent('v3.fan_club.post_update', ({ broadcaster, post_id, likes }, context) =>
    likes === undefined
      ? void context.mutate(fanPostsKey(broadcaster))
      : changePost(context, broadcaster, post_id, () => ({ likes })),
  ),
  lobbyEvent('v3.fan_club.post_thumb', ({ broadcaster, post_id, thumb }, context) =>
    changePost(context, broadcaster, post_id, ({ media }) => ({
      media: media && { ...media, thumbnail_url: thumb },
    })),
  ),
  /** Sent to the broadcaster when a fan joins, leaves or changes the level. */
  lobbyEvent('v3.fan_subscriber.update', async ({ username, level }, { store, mutate, currentUser }) => {
    const { user } = await currentUser(false);
    void mutate(fanClubKey(user.username));
    const [t, ui] = [await loadTexts('notices'), await loadTexts('ui')];
    const content = level
      ? t('fanJoined', { name: username, level: ui(`fanclub.${level}`) })
      : t('fanLeft', { name: username });
    showToast(store, { id: `fan-${username}`, appearance: level ? 'success' : 'info', content });
  }),
];
