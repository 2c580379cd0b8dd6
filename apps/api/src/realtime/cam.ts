import { mayShareCam } from '@footlight/contract';
import { CAM_EVENTS, type EventName, type RealtimeEvent } from '@footlight/contract/realtime';
import { type Bus, roomTopic } from './bus/bus.ts';
import type { Connection } from './connection.ts';
import type { RoomFacts, SocketSession } from './ports.ts';
import { createRateLimit } from './rate-limit.ts';

type CamEventName = keyof typeof CAM_EVENTS;
type CamEvent = Extract<RealtimeEvent, { name: CamEventName }>;

export const isCamEvent = (event: RealtimeEvent): event is CamEvent => Object.hasOwn(CAM_EVENTS, event.name);

/** Somebody asks a few times; two browsers that find each other say some dozens of things within a second or two. */
const ASKS = { burst: 6, perSecond: 1 / 10 };
const WORDS = { burst: 60, perSecond: 10 };

/** What only the one or only the other of the two may say. */
const OF_VIEWER: readonly EventName[] = ['v3.sharecam.request', 'v3.cam2cam.ready'];
const OF_STREAMER: readonly EventName[] = [
  'v3.sharecam.accepted',
  'v3.sharecam.declined',
  'v3.cam2cam.start',
];

/** What one socket's words about cameras are passed on with. */
export interface CamRelayDeps {
  bus: Pick<Bus, 'publish'>;
  connection: Pick<Connection, 'send'>;
  /** Name of the room that the socket is in, and of the private's viewer when it is a private. */
  room: string;
  viewer: string | null;
  session: SocketSession;
  facts(): Promise<RoomFacts | null>;
  isPrivateOpen(streamer: string, viewer: string): Promise<boolean>;
}

/**
 * Passes on what a viewer and the broadcaster say to each other about sharing cameras. Each word is checked against the
 * rule that the page shows its buttons by; nothing is stored, and who speaks is said by the session alone.
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
      isSilenced: facts.silenced.includes(viewer) || facts.banned.includes(viewer),
      status: facts.status,
      isOwnPrivate: deps.viewer !== null && (await deps.isPrivateOpen(facts.streamer, deps.viewer)),
      isSharecamOn: deps.viewer === null && facts.isSharecamOn,
    });

  const relay = async ({ name, payload }: CamEvent): Promise<void> => {
    const limit = name === 'v3.sharecam.request' ? asks : words;
    const facts = await deps.facts();
    if (facts === null) return;
    const isStreamer = me === facts.streamer;
    if ((isStreamer ? OF_VIEWER : OF_STREAMER).includes(name)) return;
    const viewer = deps.viewer ?? (isStreamer ? payload.with : me);
    const other = isStreamer ? viewer : facts.streamer;
    const { share_id } = payload;
    const isOver = name === 'v3.cam2cam.end';
    if (!limit.take() || !(isOver || (await mayTalk(facts, viewer)))) {
      return connection.send('v3.cam2cam.end', { share_id, with: other, reason: 'refused' });
    }
    const tell = (to: string, them: string) =>
      bus.publish(roomTopic(room), { kind: 'event', event: name, payload: { ...payload, with: them }, to });
    await tell(other, me);
    // The broadcaster's other tabs stop asking.
    if (name === 'v3.sharecam.accepted' || name === 'v3.sharecam.declined') await tell(me, other);
  };

  // One after the other: a way to be reached is of no use before the description that it belongs to.
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const next = last.then(() => relay(event));
    last = next.catch(() => undefined);
    return next;
  };
}
