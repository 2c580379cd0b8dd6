import { accountEvents } from '../../features/account/events.ts';
import { billingEvents } from '../../features/billing/events.ts';
import { broadcasterEvents } from '../../features/broadcaster/events.ts';
import { browseEvents } from '../../features/browse/events.ts';
import { camEvents } from '../../features/cams/events.ts';
import { chatEvents } from '../../features/chat/events.ts';
import { fanClubEvents } from '../../features/fan-clubs/events.ts';
import { limitEvents } from '../../features/limits/events.ts';
import { liveEvents } from '../../features/live/events.ts';
import { mediaEvents } from '../../features/media/events.tsx';
import { meetEvents } from '../../features/meet/events.ts';
import { orderEvents } from '../../features/orders/events.ts';
import { promoEvents } from '../../features/promos/events.ts';
import { roomEvents } from '../../features/room/events.ts';
import { roomAppEvents } from '../../features/room-apps/events.ts';
import { showEvents } from '../../features/shows/events.ts';
import { socialEvents } from '../../features/social/events.tsx';
import { tipEvents } from '../../features/tips/events.ts';
import { toyEvents } from '../../features/toys/events.ts';
import { versusEvents } from '../../features/versus/events.tsx';
import { watchEvents } from '../../features/watch-together/events.ts';
import type { EventRow } from '../../shell/sockets/event-table.ts';
import { siteEvents } from './site-events.tsx';

/** What each event does. An event may have rows of several features; they run in this order. */
export const EVENT_TABLE: readonly EventRow[] = [
  ...accountEvents,
  ...billingEvents,
  ...limitEvents,
  ...orderEvents,
  ...promoEvents,
  ...tipEvents,
  ...browseEvents,
  ...roomEvents,
  ...chatEvents,
  ...showEvents,
  ...broadcasterEvents,
  ...roomAppEvents,
  ...toyEvents,
  ...camEvents,
  ...meetEvents,
  ...mediaEvents,
  ...fanClubEvents,
  ...socialEvents,
  ...liveEvents,
  ...versusEvents,
  ...watchEvents,
  ...siteEvents,
];
