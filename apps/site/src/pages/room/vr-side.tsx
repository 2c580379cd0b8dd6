import type { Room } from '@footlight/contract';
import { VrTabs } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useVrAddress } from '../../features/vr/use-vr-address.ts';
import { VrChoices } from '../../features/vr/vr-choices.tsx';
import { VrTokens } from '../../features/vr/vr-tokens.tsx';
import { isSpyable, takesPrivates } from '../../shell/room/show-offers.ts';

interface VrSideProps {
  username: string;
  room: Room | undefined;
  chat: ReactNode;
  /** Offers of shows; a running show is shown with the picture instead. */
  shows: ReactNode;
}

/** The tabs beside the picture of a VR room. */
export const VrSide = ({ username, room, chat, shows }: VrSideProps) => {
  const { t } = useTexts('vr');
  const { tab, openTab } = useVrAddress();
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
          <div className="flex min-w-0 flex-col gap-3 p-4">
            {room?.show ? (
              <p>{t('private.running')}</p>
            ) : hasOffers ? (
              shows
            ) : (
              <p>{t('private.none', { name: room?.user.displayName ?? username })}</p>
            )}
          </div>
        ),
        purchase_tokens: (
          <div className="p-4">
            <VrTokens />
          </div>
        ),
        settings: <div className="p-4">{room ? <VrChoices room={room} /> : null}</div>,
      }}
    />
  );
};
