import { mayShareCam } from '@footlight/contract';
import { CAM_EVENTS, type EventName, type RealtimeEvent } from '@footlight/contract/realtime';
import { type Bus, roomTopic } from '../kernel/events/bus/bus.ts';
import type { Connection } from './connection.ts';
import type { RoomFacts, SocketSession } from './ports.ts';
import { createRateLimit } from './rate-limit.ts';

type CamEventName = keyof typeof CAM_EVENTS;
type CamEvent = Extract<RealtimeEvent, { name: CamEventName }>;

export const isCamEvent = (event: RealtimeEvent): event is CamEvent => Object.hasOwn(CAM_EVENTS, event.name);

/** A user makes a few requests; connecting two browsers takes some dozens of messages within a second or two. */
const ASKS = { burst: 6, perSecond: 1 / 10 };
const WORDS = { burst: 60, perSecond: 10 };

/** Events that only the viewer, or only the broadcaster, may send. */
const OF_VIEWER: readonly EventName[] = ['v3.sharecam.request', 'v3.cam2cam.ready'];
const OF_BROADCASTER: readonly EventName[] = [
  'v3.sharecam.accepted',
  'v3.sharecam.declined',
  'v3.cam2cam.start',
];

/** What the relay of one socket needs. */
export interface CamRelayDeps {
  bus: Pick<Bus, 'publish'>;
  connection: Pick<Connection, 'send'>;
  /** Name of the socket's room; in a private also the viewer's. */
  room: string;
  viewer: string | null;
  session: SocketSession;
  facts(): Promise<RoomFacts | null>;
  /** Whether this user may speak in the room now. */
  maySpeak(facts: RoomFacts): boolean;
  isPrivateOpen(streamer: string, viewer: string): Promise<boolean>;
}

/**
 * Relays camera-sharing events between a viewer and the broadcaster. It checks each event against the rule that also
 * controls the page's buttons, stores nothing, and takes the sender from the session only.
 */
export function createCamRelay(deps: CamRelayDeps): (event: CamEvent) => Promise<void> {
  const { bus, connection, room, session } = deps;
  const asks = createRateLimit(ASKS.burst, ASKS.perSecond);
  const words = createRateLimit(WORDS.burst, WORDS.perSecond);
  const me = session.user.username;

  const mayTalk = async (facts: RoomFacts, viewer: string): Promise<boolean> =>
    mayShareCam({
      isLoggedIn: viewer !== me || session.userId !== null,
      isStreamer: viewer === facts.streamer,
      isSilenced: [...facts.silenced, ...facts.banned, ...facts.kicked].includes(viewer),
      status: facts.status,
      isOwnPrivate: deps.viewer !== null && (await deps.isPrivateOpen(facts.streamer, deps.viewer)),
      isSharecamOn: deps.viewer === null && facts.isSharecamOn,
    });

  const relay = async ({ name, payload }: CamEvent): Promise<void> => {
    const limit = name === 'v3.sharecam.request' ? asks : words;
    const facts = await deps.facts();
    if (facts === null) return;
    const isStreamer = me === facts.streamer;
    if ((isStreamer ? OF_VIEWER : OF_BROADCASTER).includes(name)) return;
    const viewer = deps.viewer ?? (isStreamer ? payload.with : me);
    const other = isStreamer ? viewer : facts.streamer;
    const { share_id } = payload;
    const isOver = name === 'v3.cam2cam.end';
    const isRefused = !isStreamer && !deps.maySpeak(facts);
    if (!limit.take() || !(isOver || (!isRefused && (await mayTalk(facts, viewer))))) {
      return connection.send('v3.cam2cam.end', { share_id, with: other, reason: 'refused' });
    }
    const publishTo = (to: string, them: string) =>
      bus.publish(roomTopic(room), { kind: 'event', event: name, payload: { ...payload, with: them }, to });
    await publishTo(other, me);
    // The broadcaster's other tabs stop prompting.
    if (name === 'v3.sharecam.accepted' || name === 'v3.sharecam.declined') await publishTo(me, other);
  };

  // In order: an ICE candidate is useless before the description it belongs to.
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const next = last.then(() => relay(event));
    last = next.catch(() => undefined);
    return next;
  };
}
