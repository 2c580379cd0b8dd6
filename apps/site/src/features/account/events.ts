import type { CurrentUserAnswer } from '@footlight/contract';
import { currentUserKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { type LobbyContext, lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

const changeUser = (
  { mutate }: LobbyContext,
  change: (user: CurrentUserAnswer) => CurrentUserAnswer,
): Promise<CurrentUserAnswer | undefined> =>
  mutate<CurrentUserAnswer>(currentUserKey, (user) => user && change(user), { revalidate: false });

export const accountEvents = [
  lobbyEvent('v3.token.update', async ({ username, tokens, membership, pmIsEnabled }, context) => {
    const after = await changeUser(context, (answer) =>
      answer.user.username === username
        ? {
            ...answer,
            tokens,
            settings: {
              ...answer.settings,
              ...(pmIsEnabled === undefined ? {} : { pm_allow: pmIsEnabled ? 'all' : 'none' }),
            },
            user: {
              ...answer.user,
              membership: membership === undefined ? answer.user.membership : membership,
            },
          }
        : answer,
    );
    // Only the platform knows the debt, because a running show adds to it.
    if (after?.settings.postpay) void context.mutate(currentUserKey);
  }),
  lobbyEvent('v3.user.settings', ({ settings }, context) => {
    void changeUser(context, (answer) => ({ ...answer, settings: { ...answer.settings, ...settings } }));
  }),
  lobbyEvent('v3.invisible-mode', ({ is_invisible }, context) => {
    void changeUser(context, (answer) => ({
      ...answer,
      settings: { ...answer.settings, invisible_mode_level: is_invisible ? 1 : 0 },
    }));
  }),
  lobbyEvent(
    'v3.notification.count',
    ({ count }, context) => {
      void changeUser(context, (answer) => ({ ...answer, unread_notification_count: count }));
    },
    'latest',
  ),
  lobbyEvent('v3.follower.new', async ({ username }, { store }) => {
    const t = await loadTexts('news');
    showToast(store, { appearance: 'info', content: t('follower', { name: username }) });
  }),
  lobbyEvent('v3.refresh', () => globalThis.location.reload()),
  /** All tabs of the account receive it; tabs of another session keep their user. */
  lobbyEvent('v3.logout', async (_, { api, currentUser }) => {
    const known = await currentUser(false);
    const fresh = await api('GET /user/current').catch(() => null);
    if (fresh?.user.username !== known.user.username) globalThis.location.reload();
  }),
];
