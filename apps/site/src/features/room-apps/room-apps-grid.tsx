import type { Room } from '@footlight/contract';
import type { AppName } from '@footlight/contract/room-apps';
import { AppGrid, TipConfirm, TipSplit } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useCanTip } from '../../shell/room/use-can-tip.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { ownCardsFamily } from './own-cards.ts';
import { type AppActions, RoomAppCard } from './room-app-card.tsx';
import { isSplitRoom } from './shown-apps.ts';
import { useAppCalls } from './use-app-calls.ts';
import { useRoomApps } from './use-room-apps.ts';

interface RoomAppsGridProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
  /** Shows this app alone, without what is beside it. */
  only?: AppName;
  toy?: ReactNode;
  /** The broadcaster's tools, above the apps. */
  panel?: ReactNode;
  /** Fills in the tip panel with an item of the tip menu. */
  onPickTip: (amount: number, choice: string) => void;
}

/** The apps of a room and its split tip, connected to their calls. */
export const RoomAppsGrid = ({ username, room, socket, only, toy, panel, onPickTip }: RoomAppsGridProps) => {
  const { data } = useRoomApps(username, socket);
  const visitor = useCurrentUser();
  const canTip = useCanTip(room);
  const calls = useAppCalls(username);
  const requireLogin = useRequireLogin();
  const buyTokens = useBuyTokens();
  const failed = useSpendFailure();
  const funds = useSpendable();
  const [{ tip_confirm_above: limit }] = useSettings();
  const [ownCards, setOwnCards] = useAtom(ownCardsFamily(username));
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ amount: number; pay: () => void } | null>(null);
  if (!data) return null;

  const viewerName = visitor.isLoggedIn ? (visitor.data?.user.username ?? null) : null;

  const run = (name: string, call: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(name);
    void call()
      .catch((error: unknown) => failed(error))
      .finally(() => setBusy(null));
  };
  /** Asks for confirmation above the viewer's own limit; guests sign up first. */
  const spend = (name: string, amount: number, call: () => Promise<unknown>) => {
    const pay = () => {
      setAsked(null);
      run(name, call);
    };
    requireLogin(() => (limit !== null && amount > limit ? setAsked({ amount, pay }) : pay()));
  };

  const actions: AppActions = {
    viewerName,
    balance: funds,
    canTip,
    busy,
    ownCards,
    onPick: ({ label, price }) => onPickTip(price, label),
    onPay: (app, amount, choice) =>
      spend(choice ?? app, amount, async () => {
        const entry = await calls.pay(app, amount, choice);
        if (app === 'scratch_off') setOwnCards((cards) => [...cards, entry].slice(-20));
      }),
    onScratched: () => undefined,
    onBuyTokens: () => void buyTokens(),
  };

  const { split } = data;
  // Viewers who cannot tip see a running split, but no empty card.
  const isSplitOpen = only === undefined && isSplitRoom(room) && (canTip || split !== null);
  const grid = (
    <AppGrid
      // Its rows repeat what the apps show themselves; alone, they are those of a platform with other apps.
      panel={only || data.apps.length > 0 ? null : data.app_panel}
      question={
        asked ? <TipConfirm amount={asked.amount} onYes={asked.pay} onNo={() => setAsked(null)} /> : null
      }
    >
      {toy}
      {data.apps.map((view) =>
        only && view.app !== only ? null : <RoomAppCard key={view.app} view={view} actions={actions} />,
      )}
      {isSplitOpen ? (
        <TipSplit
          split={split}
          viewerName={viewerName}
          canTip={canTip}
          staff={room.viewer.isStreamer}
          pending={busy === 'split'}
          onStart={(wish) =>
            spend('split', Math.ceil(wish.split_amount / wish.target_splitters), () => calls.startSplit(wish))
          }
          onJoin={(wish) => spend('split', wish.share, () => calls.joinSplit(wish))}
          onCancel={(id) => run('split', () => calls.cancelSplit(id))}
        />
      ) : null}
    </AppGrid>
  );
  return (
    <>
      {panel}
      {grid}
    </>
  );
};
