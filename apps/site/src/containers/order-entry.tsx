import type { OrderKind } from '@footlight/contract';
import { useRoom } from '../data/use-room.ts';
import { useModals } from '../modals/modals.ts';
import { OrderEntry } from '../screens/order-entry/order-entry.tsx';
import { useAsMember } from './use-as-member.ts';

/** What may be ordered of a broadcaster. Guests sign up first; who was banned, and the broadcaster, see nothing. */
const RoomOrderEntry = ({ username }: { username: string }) => {
  const { data: room } = useRoom(username);
  const asMember = useAsMember();
  const modals = useModals();
  if (!room || room.viewer.isStreamer || room.viewer.isBanned) return null;
  const { sellCustomMedia, snapchat } = room.userSetting;
  const offers: { kind: OrderKind; price: number }[] = [];
  if (sellCustomMedia.isEnabled)
    offers.push({ kind: 'custom_media', price: sellCustomMedia.minimumPriceInToken });
  if (snapchat.isEnabled) offers.push({ kind: 'snapchat', price: snapchat.priceInToken });
  if (offers.length === 0) return null;
  return (
    <OrderEntry
      broadcasterName={room.user.displayName}
      offers={offers}
      onOrder={(kind) => asMember(() => modals.open('order', { username, kind }))}
    />
  );
};

export default RoomOrderEntry;
