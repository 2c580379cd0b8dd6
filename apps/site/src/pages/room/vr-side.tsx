import type { Room } from '@footlight/contract';
import { VrOffers, VrTabs, VrTokens } from '@footlight/room-widgets';
import type { ReactNode } from 'react';
import { useVrAddress } from '../../features/vr/use-vr-address.ts';
import { VrChoices } from '../../features/vr/vr-choices.tsx';
import { isSpyable, takesPrivates } from '../../shell/room/show-offers.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

interface VrSideProps {
  username: string;
  room: Room | undefined;
  chat: ReactNode;
  /** Offers of shows; a running show is shown with the picture instead. */
  shows: ReactNode;
}

/** The tabs beside the picture of a VR room. */
export const VrSide = ({ username, room, chat, shows }: VrSideProps) => {
  const { tab, openTab } = useVrAddress();
  const { isLoggedIn } = useCurrentUser();
  const funds = useSpendable();
  const buyTokens = useBuyTokens();
  const hasOffers =
    room !== undefined &&
    (takesPrivates(room) || isSpyable(room) || room.limitedShow !== null || room.viewer.isStreamer);
  return (
    <VrTabs
      className="h-full bg-surface desktop:rounded-lg"
      tab={tab}
      onTabChange={openTab}
      panels={{
        chat,
        private: (
          <VrOffers broadcasterName={room?.user.displayName ?? username} running={Boolean(room?.show)}>
            {hasOffers ? shows : null}
          </VrOffers>
        ),
        purchase_tokens: (
          <VrTokens balance={funds} loggedIn={isLoggedIn} onBuyTokens={() => void buyTokens()} />
        ),
        settings: room ? <VrChoices room={room} /> : null,
      }}
    />
  );
};
