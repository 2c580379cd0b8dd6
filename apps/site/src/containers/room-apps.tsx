import { isLoggedIn, NO_TOKENS_COUNTRY, type Room } from '@footlight/contract';
import { AppGrid, TipConfirm, TipSplit } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useAppCalls } from '../data/use-app-calls.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useRoomApps } from '../data/use-room-apps.ts';
import { useSettings } from '../data/use-settings.ts';
import { loadRetried } from '../modals/load-retried.ts';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { ownCardsFamily } from '../state/app-intent.ts';
import { tipDraftFamily } from '../state/tip-draft.ts';
import { type AppActions, RoomAppCard } from './room-app-card.tsx';
import { useAsMember } from './use-as-member.ts';
import { useBuyTokens } from './use-buy-tokens.ts';
import { useFunds } from './use-funds.ts';
import { useShowFailure } from './use-show-failure.ts';

/** For one of all who are in a room. */
const RoomStreamerPanel = lazy(() => loadRetried(() => import('./room-streamer-panel.tsx')));
/** Few rooms have a toy. */
const RoomToy = lazy(() => loadRetried(() => import('./room-toy.tsx')));

interface RoomAppsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** In these a tip can be split; above all not in a private (spec 2 §4). */
const SPLIT_STATUSES: readonly string[] = ['online', 'standby'];

/** The apps of a room and its split tip: what they show, and what their buttons pay. */
const RoomApps = ({ username, room, socket }: RoomAppsProps) => {
  const { data } = useRoomApps(username, socket);
  const visitor = useCurrentUser();
  const calls = useAppCalls(username);
  const asMember = useAsMember();
  const buyTokens = useBuyTokens();
  const failed = useShowFailure();
  const funds = useFunds();
  const [{ tip_confirm_above: limit }] = useSettings();
  const setDraft = useSetAtom(tipDraftFamily(username));
  const [ownCards, setOwnCards] = useAtom(ownCardsFamily(username));
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ amount: number; pay: () => void } | null>(null);
  if (!data) return null;

  const user = visitor.data?.user;
  const isSwede = isLoggedIn(user) && user?.country_code === NO_TOKENS_COUNTRY;
  const canTip = !room.viewer.isStreamer && !isSwede;
  const viewerName = visitor.isLoggedIn ? (user?.username ?? null) : null;

  const run = (name: string, call: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(name);
    void call()
      .catch((error: unknown) => failed(error))
      .finally(() => setBusy(null));
  };
  /** What spends is asked about above the visitor's own limit; guests sign up first. */
  const spend = (name: string, amount: number, call: () => Promise<unknown>) => {
    const pay = () => {
      setAsked(null);
      run(name, call);
    };
    asMember(() => (limit !== null && amount > limit ? setAsked({ amount, pay }) : pay()));
  };

  const actions: AppActions = {
    viewerName,
    balance: funds,
    canTip,
    busy,
    ownCards,
    onPick: ({ label, price }) => {
      setDraft((draft) => ({ ...draft, amount: String(price), choice: label }));
      document.querySelector('[data-component=tip-panel]')?.scrollIntoView({ block: 'nearest' });
    },
    onPay: (app, amount, choice) =>
      spend(choice ?? app, amount, async () => {
        const entry = await calls.pay(app, amount, choice);
        if (app === 'scratch_off') setOwnCards((cards) => [...cards, entry].slice(-20));
      }),
    onScratched: () => undefined,
    onBuyTokens: () => void buyTokens(),
  };

  const { split } = data;
  // Who cannot tip sees a split that is there, and no empty card.
  const isSplitOpen =
    SPLIT_STATUSES.includes(room.chat.status) && room.mode === 'public' && (canTip || split !== null);
  const grid = (
    <AppGrid
      panel={data.app_panel}
      question={
        asked ? <TipConfirm amount={asked.amount} onYes={asked.pay} onNo={() => setAsked(null)} /> : null
      }
    >
      {room.toy || room.viewer.isStreamer ? (
        <Suspense fallback={null}>
          <RoomToy username={username} room={room} socket={socket} />
        </Suspense>
      ) : null}
      {data.apps.map((view) => (
        <RoomAppCard key={view.app} view={view} actions={actions} />
      ))}
      {isSplitOpen ? (
        <TipSplit
          split={split}
          viewerName={viewerName}
          canTip={canTip}
          isStaff={room.viewer.isStreamer}
          isBusy={busy === 'split'}
          onStart={(wish) =>
            spend('split', Math.ceil(wish.split_amount / wish.target_splitters), () => calls.startSplit(wish))
          }
          onJoin={(wish) => spend('split', wish.share, () => calls.joinSplit(wish))}
          onCancel={(id) => run('split', () => calls.cancelSplit(id))}
        />
      ) : null}
    </AppGrid>
  );
  if (!room.viewer.isStreamer) return grid;
  return (
    <>
      {grid}
      <Suspense fallback={null}>
        <RoomStreamerPanel username={username} room={room} />
      </Suspense>
    </>
  );
};

export default RoomApps;
