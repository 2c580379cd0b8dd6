import type { ToyVendor } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import type { EventPayload } from '@footlight/contract/realtime';
import { roomKey } from '../../shell/api/keys.ts';
import { signal } from '../../shell/sockets/emitter.ts';
import { type EventRow, type RoomContext, roomEvent } from '../../shell/sockets/event-table.ts';
import { toyKey } from './toy-keys.ts';

type Toy = CallAnswer<'GET /toys/{username}'>;

/** Turns that the platform orders from the broadcaster's own toy. */
export const toyOrders = signal<{ vendor: ToyVendor; order: EventPayload<'v3.lovense.control'> }>();

const change = ({ room, mutate }: RoomContext, next: Partial<Toy>) =>
  void mutate<Toy>(toyKey(room), (toy) => toy && { ...toy, ...next }, { revalidate: false });

const eventsOf = (vendor: ToyVendor): EventRow[] => [
  roomEvent(`v3.${vendor}.queue`, ({ turns }, context) => change(context, { turns }), 'latest'),
  roomEvent(
    `v3.${vendor}.time_left`,
    ({ seconds_left }, context) => change(context, { seconds_left }),
    'latest',
  ),
  /** A toy was connected or disconnected, which changes what the room offers. */
  roomEvent(`v3.${vendor}.heartbeat`, (_, { room, mutate }) => {
    void mutate(toyKey(room));
    void mutate(roomKey(room));
  }),
  roomEvent(`v3.${vendor}.control`, (order) => toyOrders.emit({ vendor, order })),
];

export const toyEvents = [...eventsOf('lovense'), ...eventsOf('robbocock')];
