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

const setBalance = async (
  context: LobbyContext,
  username: string,
  tokens: number,
  change: (user: CurrentUserAnswer) => CurrentUserAnswer = (user) => user,
): Promise<void> => {
  const after = await changeUser(context, (answer) =>
    answer.user.username === username ? change({ ...answer, tokens }) : answer,
  );
  // Only the platform knows the debt, because a running show adds to it.
  if (after?.settings.postpay) void context.mutate(currentUserKey);
};

export const accountEvents = [
  // It may have changed after the page read it and before the socket was connected.
  lobbyEvent('v3.authorize.success', async ({ user: { username, tokens } }, context) => {
    if (tokens !== undefined) await setBalance(context, username, tokens);
  }),
  lobbyEvent('v3.token.update', ({ username, tokens, membership, pmIsEnabled }, context) =>
    setBalance(context, username, tokens, (answer) => ({
      ...answer,
      settings: {
        ...answer.settings,
        ...(pmIsEnabled === undefined ? {} : { pm_allow: pmIsEnabled ? 'all' : 'none' }),
      },
      user: { ...answer.user, membership: membership === undefined ? answer.user.membership : membership },
    })),
  ),
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
    const t = await loadTexts('notices');
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
