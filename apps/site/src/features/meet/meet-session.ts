import { ApiError } from '@footlight/client';
import { type Gender, MEET, type MeetEnd, type MeetProduct, type MeetState } from '@footlight/contract';
import type { EventInput, EventPayload } from '@footlight/contract/realtime';
import type { CamShareProblem } from '@footlight/room-widgets';
import { CamPeer, openCamera, problemOf, stopStream } from '@footlight/room-widgets/cams';
import { type ValueStore, valueStore } from '@footlight/room-widgets/stores';
import type { MeetEvent } from './events.ts';
import type { MeetCalls } from './meet-calls.ts';
import { stillOf } from './still.ts';

export interface MeetView {
  /** The platform's state; null until this tab has asked for a partner. */
  state: MeetState | null;
  /** A call is under way, or the camera opens. */
  isBusy: boolean;
  /** The pictures go both ways. */
  isConnected: boolean;
  local: MediaStream | null;
  remote: MediaStream | null;
  /** Why there is no camera. */
  problem: CamShareProblem | null;
  /** Why the last call failed. */
  error: unknown;
  /** Why the last meeting ended. */
  ended: MeetEnd | null;
  /** The running date's meter: tokens spent, and seconds that the tokens cover (null without an end in sight). */
  meter: { spent: number; remaining: number | null } | null;
}

const NOTHING: MeetView = {
  state: null,
  isBusy: false,
  isConnected: false,
  local: null,
  remote: null,
  problem: null,
  error: null,
  ended: null,
  meter: null,
};

export interface MeetSessionOptions {
  product: MeetProduct;
  calls: MeetCalls;
  sendSignal(signal: EventInput<'v3.meet.signal'>): boolean;
  /** Replaces the camera and the connection in tests. */
  openCamera?: () => Promise<MediaStream>;
  createPeer?: (
    options: ConstructorParameters<typeof CamPeer>[0],
  ) => Pick<CamPeer, 'addStream' | 'take' | 'mute' | 'close'>;
}

export interface MeetSession {
  readonly view: ValueStore<MeetView>;
  /** Opens the camera if it is closed, leaves the partner if there is one, and asks for the next. */
  next(genders: readonly Gender[]): void;
  /** Accepts the proposed date; `minimum` is the least that the page said it costs. */
  accept(minimum: number | null): void;
  stop(isBlock?: boolean): void;
  /** Reports and blocks the partner, with a still of their picture. */
  report(): Promise<boolean>;
  dismiss(): void;
  hear(event: MeetEvent): void;
  /** Leaves, and releases the camera. */
  close(): void;
}

type Peer = Pick<CamPeer, 'addStream' | 'take' | 'mute' | 'close'>;

/** One tab's meetings: queue, camera and connection, outside React. The platform's state decides; this follows it. */
export const createMeetSession = (options: MeetSessionOptions): MeetSession => {
  const { product, calls, sendSignal } = options;
  const camera = options.openCamera ?? openCamera;
  const peerOf = options.createPeer ?? ((given) => new CamPeer(given));
  const view = valueStore<MeetView>(NOTHING);
  const seat = crypto.randomUUID();
  let peer: { meetId: number; link: Peer } | null = null;
  /** Signals that arrived before the state that they belong to. */
  let early: EventPayload<'v3.meet.signal'>[] = [];
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  /** Counts events, so that the answer of an older call does not count as new. */
  let heard = 0;
  /** Calls under way that leave a partner. */
  let leaving = 0;
  let isClosed = false;

  const now = () => view.getSnapshot();
  const show = (change: Partial<MeetView>) => view.set({ ...now(), ...change });

  const dropPeer = () => {
    peer?.link.close();
    peer = null;
    show({ remote: null, isConnected: false, meter: null });
  };
  /**
   * Leaves the partner by `call`. The pictures end at once, the connection when the platform has answered: without it
   * the partner would report a lost connection before the platform knows that somebody left.
   */
  const leave = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const left = peer?.link;
    peer = null;
    left?.mute();
    show({ remote: null, isConnected: false, meter: null });
    leaving += 1;
    try {
      return await call();
    } finally {
      leaving -= 1;
      left?.close();
    }
  };
  const release = () => {
    clearInterval(beatTimer);
    beatTimer = undefined;
    dropPeer();
    stopStream(now().local);
    show({ local: null });
  };

  const connect = ({ match, streamOut }: MeetState, local: MediaStream) => {
    if (!match || !streamOut) return;
    const { meet_id } = match;
    const link = peerOf({
      isPolite: match.is_polite,
      iceServers: streamOut.c2cServer,
      send: (signal) => void sendSignal({ meet_id, token: streamOut.videoPlayToken, ...signal }),
      onStream: (remote) => show({ remote }),
      onConnected: () => {
        show({ isConnected: true });
        void beat();
      },
      onLost: () => {
        if (peer?.link !== link) return;
        show({ isConnected: false });
        void beat();
      },
    });
    peer = { meetId: meet_id, link };
    link.addStream(local);
    for (const { meet_id: of, token: _, ...signal } of early) if (of === meet_id) link.take(signal);
    early = [];
  };

  /** Follows the platform's state: connects, disconnects, and closes the camera outside the queue. */
  const apply = (state: MeetState) => {
    if (isClosed) return;
    const isElsewhere = state.stage !== 'idle' && state.seat !== null && state.seat !== seat;
    if (isElsewhere) {
      if (beatTimer !== undefined) show({ ended: 'elsewhere' });
      release();
      show({ state: null });
      return;
    }
    const { local, isBusy } = now();
    // The user did not leave: the platform got no message from this page for too long and gave its place away.
    const isDropped = local !== null && !isBusy && state.stage === 'idle';
    const ended = state.ended ?? (isDropped ? 'failed' : state.match === null ? now().ended : null);
    show({ state, ended });
    const isToConnect = state.streamOut !== null && state.match !== null;
    if (peer && peer.meetId !== state.match?.meet_id) dropPeer();
    if (isToConnect && !peer && local) connect(state, local);
    if (state.stage === 'idle') release();
  };

  const ask = async (call: () => Promise<MeetState>): Promise<boolean> => {
    const before = heard;
    show({ isBusy: true, error: null });
    try {
      const state = await call();
      // An event is newer than the answer of a call that was sent before it.
      if (heard === before) apply(state);
      return true;
    } catch (error) {
      if (isClosed) return false;
      show({ error });
      const isOut = error instanceof ApiError && ['too_many_requests', 'meet_banned'].includes(error.type);
      if (isOut) release();
      return false;
    } finally {
      show({ isBusy: false });
    }
  };

  /** Reports that this page is open, and whether the partner's picture arrives. */
  const beat = async (): Promise<void> => {
    if (leaving > 0) return;
    const before = heard;
    try {
      const state = await calls.update({ streamActive: now().isConnected, seat });
      if (heard === before) apply(state);
    } catch {
      // The next one will do: the platform waits for several.
    }
  };

  const open = async (): Promise<MediaStream | null> => {
    const { local } = now();
    if (local) return local;
    show({ isBusy: true, problem: null });
    try {
      const stream = await camera();
      if (isClosed) {
        stopStream(stream);
        return null;
      }
      const onGone = () => {
        if (now().local !== stream) return;
        show({ problem: 'device_lost' });
        stop();
      };
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', onGone);
      show({ local: stream });
      return stream;
    } catch (error) {
      show({ problem: problemOf(error) });
      return null;
    } finally {
      show({ isBusy: false });
    }
  };

  const next = async (genders: readonly Gender[]): Promise<void> => {
    if (now().isBusy) return;
    show({ ended: null, error: null });
    if (!(await open())) return;
    beatTimer ??= setInterval(() => void beat(), MEET.beatMs);
    const isIn = await leave(() =>
      ask(() => calls.next({ streamActive: true, genders: [...genders], seat })),
    );
    if (!isIn) {
      // Without a place in the queue nobody is filmed.
      if (now().state === null || now().state?.stage === 'idle') release();
    }
  };

  const stop = (isBlock = false): void => {
    const toBroadcastUsername = now().state?.match?.partner.username;
    void leave(() =>
      ask(() =>
        calls.stop({ block: isBlock, seat, ...(toBroadcastUsername ? { toBroadcastUsername } : {}) }),
      ),
    );
    release();
    show({ ended: null });
  };

  return {
    view,
    next: (genders) => void next(genders),
    accept: (minimum) => {
      const { state } = now();
      if (state?.match) void ask(() => calls.accept(state, minimum));
    },
    stop,
    async report() {
      const { state, remote } = now();
      if (!state?.match) return false;
      const { meet_id } = state.match;
      // The picture disappears at once; the still was captured before.
      const stillBase64 = await stillOf(remote);
      return leave(() => ask(() => calls.report({ match: { meet_id }, stillBase64 })));
    },
    dismiss: () => show({ ended: null, error: null, problem: null }),
    hear(event) {
      if (event.name === 'v3.private.tick') {
        const { show_id, spent, remaining } = event.payload;
        if (show_id === now().state?.match?.show_id) show({ meter: { spent, remaining: remaining ?? null } });
        return;
      }
      if (event.name === 'v3.meet.update') {
        if (event.payload.product !== product || now().local === null) return;
        heard += 1;
        apply(event.payload);
        return;
      }
      const { meet_id, token: _, ...signal } = event.payload;
      if (peer?.meetId === meet_id) peer.link.take(signal);
      else early = [...early.slice(-40), event.payload];
    },
    close() {
      const isIn = now().local !== null;
      isClosed = true;
      if (isIn) leave(() => calls.stop({ block: false, seat })).catch(() => undefined);
      release();
      view.set(NOTHING);
    },
  };
};
