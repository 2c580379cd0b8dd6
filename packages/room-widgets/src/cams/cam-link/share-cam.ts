import { CAM_REQUEST_SECONDS } from '@footlight/contract';
import type { EventInput, EventName } from '@footlight/contract/realtime';
import { type ValueStore, valueStore } from '../../stores/value-store.ts';
import type { CamEvent } from './cam-events.ts';
import { type CamState, type CamStep, camStep, IDLE, shareIdOf } from './cam-machine.ts';
import { CamPeer } from './cam-peer.ts';
import { openCamera, problemOf, stopStream } from './camera.ts';

/** A viewer who offers their camera. */
export interface CamAsk {
  shareId: string;
  username: string;
}

export interface ShareCamView {
  state: CamState;
  /** Username of the other side; null while nothing is shared. */
  other: string | null;
  /** The broadcaster shares a camera too. */
  isBothWays: boolean;
  local: MediaStream | null;
  remote: MediaStream | null;
  asks: readonly CamAsk[];
}

export interface ShareCamOptions {
  side: 'viewer' | 'broadcaster';
  /** The broadcaster of the room. */
  broadcaster: string;
  send<N extends EventName>(name: N, payload: EventInput<N>): boolean;
  /** STUN and TURN servers. Fetched before each sharing because their credentials expire. */
  iceServers(): Promise<RTCIceServer[]>;
}

export interface ShareCam {
  readonly view: ValueStore<ShareCamView>;
  /** The viewer offers the camera. */
  ask(): void;
  accept(ask: CamAsk, withCamera: boolean): void;
  decline(ask: CamAsk): void;
  stop(): void;
  /** Dismisses the end notice of the last sharing. */
  reset(): void;
  /** Handles an event of the room's socket. */
  receive(event: CamEvent): void;
  /** Ends the sharing and releases the camera when the user leaves the room. */
  close(): void;
}

const NOTHING: ShareCamView = {
  state: IDLE,
  other: null,
  isBothWays: false,
  local: null,
  remote: null,
  asks: [],
};
/**
 * An offer is sent again, until it is answered: a broadcaster's page that is just entering the private misses the first
 * one. The platform accepts at most one in ten seconds.
 */
const OFFER_AGAIN_MS = 10_000;
/** The broadcaster sees at most this many offers at once. */
const MAX_ASKS = 20;

/** Camera sharing of one room, outside React: state machine, devices and connection. */
export const createShareCam = ({ side, broadcaster, send, iceServers }: ShareCamOptions): ShareCam => {
  const view = valueStore<ShareCamView>(NOTHING);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let peer: CamPeer | null = null;
  let servers: RTCIceServer[] = [];
  let isClosed = false;
  /** Offers that the broadcaster has answered; one that is sent again may cross the answer. */
  const answered = new Set<string>();

  const now = () => view.getSnapshot();
  const show = (change: Partial<ShareCamView>) => view.set({ ...now(), ...change });

  /** Closes the connection and stops the camera. */
  const release = () => {
    peer?.close();
    peer = null;
    stopStream(now().local);
    show({ local: null, remote: null });
  };

  const step = (next: CamStep): CamState => {
    const state = camStep(now().state, next);
    if (state !== now().state) {
      show({ state });
      if (shareIdOf(state) === null) release();
    }
    return state;
  };

  const later = (key: string, act: () => void, ms = CAM_REQUEST_SECONDS * 1000) => {
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(act, ms));
  };

  const dropAsk = (shareId: string) => {
    clearTimeout(timers.get(shareId));
    timers.delete(shareId);
    show({ asks: now().asks.filter((ask) => ask.shareId !== shareId) });
  };

  const notify = (name: 'v3.cam2cam.end', reason: 'stopped' | 'no_answer' | 'lost') => {
    const { state, other } = now();
    const share_id = shareIdOf(state);
    if (share_id !== null && other !== null) send(name, { share_id, with: other, reason });
  };

  /** Opens the camera; false when that failed, or when the sharing ended before the camera opened. */
  const open = async (shareId: string): Promise<boolean> => {
    let stream: MediaStream | null = null;
    try {
      stream = await openCamera();
    } catch (error) {
      if (shareIdOf(now().state) === shareId) step({ type: 'failed', problem: problemOf(error) });
      return false;
    }
    if (isClosed || shareIdOf(now().state) !== shareId) {
      stopStream(stream);
      return false;
    }
    const onGone = () => {
      if (now().local !== stream) return;
      notify('v3.cam2cam.end', 'lost');
      step({ type: 'failed', problem: 'device_lost' });
    };
    // Fires when the device is removed, not when this page stops the track.
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', onGone);
    show({ local: stream });
    return true;
  };

  /** Without these servers, browsers on the same network can still connect. */
  const findServers = async (): Promise<void> => {
    servers = await iceServers().catch(() => []);
  };

  const connect = (share_id: string, other: string) => {
    peer?.close();
    peer = new CamPeer({
      isPolite: side === 'viewer',
      iceServers: servers,
      send: (signal) => send('v3.cam2cam.signal', { share_id, with: other, ...signal }),
      onStream: (remote) => show({ remote }),
      onConnected: () => step({ type: 'connected' }),
      onLost: () => {
        notify('v3.cam2cam.end', 'lost');
        step({ type: 'lost' });
      },
    });
    const { local } = now();
    if (local) peer.addStream(local);
  };

  const offer = (shareId: string): void => {
    const { state } = now();
    if (state.name !== 'requesting' || shareIdOf(state) !== shareId) return;
    send('v3.sharecam.request', { share_id: shareId, with: broadcaster });
    later('offer', () => offer(shareId), OFFER_AGAIN_MS);
  };

  const ask = async (): Promise<void> => {
    const shareId = crypto.randomUUID();
    if (shareIdOf(step({ type: 'ask', shareId })) !== shareId) return;
    show({ other: broadcaster, isBothWays: false });
    const [isOpen] = await Promise.all([open(shareId), findServers()]);
    if (!isOpen || shareIdOf(now().state) !== shareId) return;
    step({ type: 'opened' });
    offer(shareId);
    later('own', () => {
      if (now().state.name !== 'requesting') return;
      notify('v3.cam2cam.end', 'no_answer');
      step({ type: 'no_answer' });
    });
  };

  const accept = async ({ shareId, username }: CamAsk, withCamera: boolean): Promise<void> => {
    if (shareIdOf(step({ type: 'accept', shareId, withCamera })) !== shareId) return;
    answered.add(shareId);
    show({ other: username, isBothWays: withCamera });
    const [isOpen] = await Promise.all([withCamera ? open(shareId) : true, findServers()]);
    if (!isOpen || shareIdOf(now().state) !== shareId) return;
    dropAsk(shareId);
    if (withCamera) step({ type: 'opened' });
    const share = { share_id: shareId, with: username };
    send('v3.sharecam.accepted', share);
    if (withCamera) send('v3.cam2cam.start', share);
  };

  const isOurs = (share: { share_id: string; with: string }): boolean =>
    share.share_id === shareIdOf(now().state) && share.with === now().other;

  const receive = (event: CamEvent): void => {
    switch (event.name) {
      case 'v3.sharecam.request': {
        const { share_id, with: username } = event.payload;
        if (side !== 'broadcaster' || now().asks.length >= MAX_ASKS || answered.has(share_id)) return;
        // A repeated offer replaces the viewer's earlier one.
        for (const old of now().asks.filter((one) => one.username === username)) dropAsk(old.shareId);
        show({ asks: [...now().asks, { shareId: share_id, username }] });
        later(share_id, () => dropAsk(share_id));
        return;
      }
      case 'v3.sharecam.accepted':
        if (side === 'broadcaster') dropAsk(event.payload.share_id);
        if (side === 'broadcaster' || !isOurs(event.payload) || now().state.name !== 'requesting') return;
        step({ type: 'accepted', shareId: event.payload.share_id });
        connect(event.payload.share_id, broadcaster);
        send('v3.cam2cam.ready', event.payload);
        return;
      case 'v3.sharecam.declined':
        if (side === 'broadcaster') dropAsk(event.payload.share_id);
        else if (isOurs(event.payload)) step({ type: 'declined', shareId: event.payload.share_id });
        return;
      case 'v3.cam2cam.start':
        if (isOurs(event.payload)) show({ isBothWays: true });
        return;
      case 'v3.cam2cam.ready':
        if (side === 'broadcaster' && isOurs(event.payload) && now().state.name === 'ready' && !peer)
          connect(event.payload.share_id, event.payload.with);
        return;
      case 'v3.cam2cam.signal':
        if (isOurs(event.payload)) peer?.take(event.payload);
        return;
      case 'v3.cam2cam.end': {
        const { share_id, reason } = event.payload;
        const asked = now().asks.find((one) => one.shareId === share_id);
        if (asked?.username === event.payload.with) dropAsk(share_id);
        if (isOurs(event.payload)) step({ type: 'over', shareId: share_id, reason });
        return;
      }
      default:
    }
  };

  return {
    view,
    ask: () => void ask(),
    accept: (one, withCamera) => void accept(one, withCamera),
    decline(one) {
      answered.add(one.shareId);
      dropAsk(one.shareId);
      send('v3.sharecam.declined', { share_id: one.shareId, with: one.username });
    },
    stop() {
      notify('v3.cam2cam.end', 'stopped');
      step({ type: 'stop' });
    },
    reset: () => void step({ type: 'reset' }),
    receive,
    close() {
      isClosed = true;
      notify('v3.cam2cam.end', 'stopped');
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      release();
      view.set(NOTHING);
    },
  };
};
