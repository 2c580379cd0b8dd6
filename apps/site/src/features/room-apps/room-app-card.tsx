import { DEFAULT_TIP } from '@footlight/contract';
import type { AppName, AppView } from '@footlight/contract/room-apps';
import {
  EasterEgg,
  GoldenTicket,
  KingOfTheHill,
  Outcome,
  Rocketman,
  ScratchOff,
  Sodastar,
  SpinWheel,
  TipMenu,
} from '@footlight/room-widgets';

export interface AppActions {
  viewerName: string | null;
  balance: number | null;
  canTip: boolean;
  /** The payment in progress. */
  busy: string | null;
  ownCards: readonly number[];
  onPick(item: { label: string; price: number }): void;
  onPay(app: AppName, amount: number, choice?: string): void;
  onScratched(id: number): void;
  onBuyTokens(): void;
}

/** One app of a room as its widget. */
export const RoomAppCard = ({ view, actions }: { view: AppView; actions: AppActions }) => {
  const { viewerName, balance, canTip, busy, ownCards, onPay, onBuyTokens } = actions;
  const play = { balance, canPlay: canTip, onBuyTokens };
  switch (view.app) {
    // RoomGoal shows it near the picture.
    case 'tip_goal':
      return null;
    case 'tip_menu':
      return <TipMenu menu={view} canTip={canTip} onPick={actions.onPick} />;
    case 'spin_wheel':
      return (
        <SpinWheel
          {...play}
          game={view}
          pending={busy === view.app}
          onPlay={() => onPay(view.app, view.price)}
        />
      );
    case 'scratch_off':
      return (
        <ScratchOff
          {...play}
          game={view}
          card={view.plays.find(({ id }) => ownCards.includes(id)) ?? null}
          pending={busy === view.app}
          onPlay={() => onPay(view.app, view.price)}
          onScratched={actions.onScratched}
        />
      );
    case 'king_of_the_hill':
      return <KingOfTheHill king={view} />;
    case 'golden_ticket':
      return <GoldenTicket game={view} viewerName={viewerName} />;
    case 'outcome':
      return (
        <Outcome
          game={view}
          voteAmount={DEFAULT_TIP}
          canTip={canTip}
          pendingId={busy}
          onVote={(label) => onPay(view.app, DEFAULT_TIP, label)}
        />
      );
    case 'rocketman':
      return <Rocketman rocket={view} />;
    case 'easter_egg':
      return <EasterEgg egg={view} />;
    case 'sodastar':
      return <Sodastar soda={view} />;
  }
};
