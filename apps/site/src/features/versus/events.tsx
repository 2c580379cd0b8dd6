import { ApiError } from '@footlight/client';
import { versusUsername } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { InviteToast } from '@footlight/site-widgets';
import { roomKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { ErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { type LobbyContext, lobbyEvent, roomEvent } from '../../shell/sockets/event-table.ts';
import { showToast, toastsAtom } from '../../shell/toasts/toasts.ts';
import { afterUpdate } from './after-update.ts';
import { ownVersusKey, versusKey } from './versus-keys.ts';

type Answer = CallAnswer<'GET /versus/{username}'>;

const toastId = (versusId: string) => `versus-${versusId}`;
const dropToast = ({ store }: LobbyContext, versusId: string) =>
  store.set(toastsAtom, (shown) => shown.filter(({ id }) => id !== toastId(versusId)));

/** A message for the broadcaster. */
const notify = async (
  { store }: LobbyContext,
  id: string,
  text: (t: Awaited<ReturnType<typeof loadTexts<'versus'>>>) => string,
) => {
  const t = await loadTexts('versus');
  showToast(store, { id, appearance: 'info', content: text(t) });
};

/** Answers an invitation from its toast. A refusal shows in the panel, which is read again. */
const answer = (
  context: LobbyContext,
  route: 'POST /versus/{id}/accept' | 'POST /versus/{id}/reject',
  id: string,
) => {
  dropToast(context, id);
  void context
    .api(route, { params: { id } })
    .catch(async (error: unknown) => {
      const isGone = error instanceof ApiError && (error.type === 'conflict' || error.type === 'not_found');
      const content = isGone ? (await loadTexts('versus'))('own.gone') : <ErrorContent error={error} />;
      showToast(context.store, { appearance: 'error', autoDismiss: isGone, content });
    })
    .finally(() => void context.mutate(ownVersusKey));
};

/** The contest of a room started or ended: the room's offers change with it. */
const readAgain = ({ mutate }: LobbyContext, room: string) => {
  void mutate(versusKey(room));
  void mutate(roomKey(room));
  void mutate(ownVersusKey);
};

export const versusEvents = [
  lobbyEvent('v3.versus.invite', ({ versus_id, from }, context) => {
    void context.mutate(ownVersusKey);
    showToast(context.store, {
      id: toastId(versus_id),
      appearance: 'info',
      autoDismiss: false,
      content: (
        <InviteToast
          from={from}
          onAccept={() => answer(context, 'POST /versus/{id}/accept', versus_id)}
          onReject={() => answer(context, 'POST /versus/{id}/reject', versus_id)}
        />
      ),
    });
  }),
  lobbyEvent('v3.versus.accept', ({ username }, context) => {
    void context.mutate(ownVersusKey);
    return notify(context, 'versus-answer', (t) => t('toast.accepted', { name: username }));
  }),
  lobbyEvent('v3.versus.reject', async ({ versus_id, username }, context) => {
    void context.mutate(ownVersusKey);
    dropToast(context, versus_id);
    const { user } = await context.currentUser(false);
    // A user who has answered needs no message about it.
    if (username === user.username) return;
    await notify(context, 'versus-answer', (t) =>
      username ? t('toast.rejected', { name: username }) : t('toast.lapsed'),
    );
  }),
  roomEvent('v3.versus.started', ({ versus_id }, context) => {
    dropToast(context, versus_id);
    readAgain(context, context.room);
  }),
  roomEvent('v3.versus.ended', (_, context) => readAgain(context, context.room)),
  roomEvent('v3.versus.update', (payload, { room, mutate }) => {
    let isStale = false;
    void mutate<Answer>(
      versusKey(room),
      (known) => {
        const next = known && afterUpdate(known, payload);
        isStale = next === undefined;
        return next ?? known;
      },
      { revalidate: () => isStale },
    );
  }),
  lobbyEvent('v3.versus-tournament.starting', ({ usernameList }, context) =>
    notify(context, 'versus-tournament', (t) =>
      t('toast.tournamentStarting', { names: usernameList.map(versusUsername).join(', ') }),
    ),
  ),
  lobbyEvent('v3.versus-tournament.running', (_, context) =>
    notify(context, 'versus-tournament', (t) => t('toast.tournamentRunning')),
  ),
  roomEvent('v3.versus-tournament.room-update', ({ room }, context) =>
    readAgain(context, versusUsername(room)),
  ),
];
