import { OrderEntry } from '@footlight/billing-widgets';
import type { OrderKind } from '@footlight/contract';
import { useModals } from '../../shell/modals/modals.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';

/** What can be ordered from a broadcaster. Guests sign up first; the broadcaster and banned viewers see nothing. */
const RoomOrderEntry = ({ username }: { username: string }) => {
  const { data: room } = useRoom(username);
  const requireLogin = useRequireLogin();
  const modals = useModals();
  if (!room || room.viewer.isStreamer || room.viewer.isBanned) return null;
  const { sellCustomMedia, snapchat, dickratingMedia } = room.userSetting;
  const offers: { kind: OrderKind; price: number }[] = [];
  if (sellCustomMedia.isEnabled)
    offers.push({ kind: 'custom_media', price: sellCustomMedia.minimumPriceInToken });
  if (snapchat.isEnabled) offers.push({ kind: 'snapchat', price: snapchat.priceInToken });
  if (dickratingMedia.isEnabled) offers.push({ kind: 'dickrating', price: dickratingMedia.priceInToken });
  if (offers.length === 0) return null;
  return (
    <OrderEntry
      broadcasterName={room.user.displayName}
      offers={offers}
      onOrder={(kind) => requireLogin(() => modals.open('order', { username, kind }))}
    />
  );
};

export default RoomOrderEntry;
