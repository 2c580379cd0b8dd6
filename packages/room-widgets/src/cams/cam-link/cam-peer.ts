import type { EventInput } from '@footlight/contract/realtime';
import { transportOf } from './ice-transport.ts';

/** A signal that the platform relays between the two browsers. */
export type CamSignal = Pick<EventInput<'v3.cam2cam.signal'>, 'description' | 'candidate'>;

export interface CamPeerOptions {
  /** When both sides offer at once, the polite side drops its own offer. */
  isPolite: boolean;
  iceServers: RTCIceServer[];
  send(signal: CamSignal): void;
  /** The other side's stream; later tracks are added to the same stream. */
  onStream(stream: MediaStream): void;
  onConnected(): void;
  /** The connection is lost for good. */
  onLost(): void;
}

/** Milliseconds in which a dropped connection may recover before it counts as lost. */
const LOST_AFTER_MS = 8_000;
/** Milliseconds to establish a connection before giving up. */
const CONNECT_WITHIN_MS = 20_000;

/** One peer connection. Either side may offer, even both at once ("perfect negotiation"). */
export class CamPeer {
  readonly #options: CamPeerOptions;
  #connection: RTCPeerConnection;
  readonly #streams: MediaStream[] = [];
  readonly #remote = new MediaStream();
  #isOffering = false;
  #isIgnoring = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Signals of the other side are applied one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(options: CamPeerOptions) {
    this.#options = options;
    this.#connection = this.#open();
    this.#giveUpIn(CONNECT_WITHIN_MS);
  }

  addStream(stream: MediaStream): void {
    this.#streams.push(stream);
    for (const track of stream.getTracks()) this.#connection.addTrack(track, stream);
  }

  /** Applies a signal of the other side. Ignores invalid ones: the other side is not trusted. */
  take(signal: CamSignal): void {
    this.#last = this.#last.then(() => this.#take(signal)).catch(() => undefined);
  }

  /** Sends no picture and no sound any more. The connection stays. */
  mute(): void {
    for (const sender of this.#connection.getSenders()) sender.replaceTrack(null).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  #open(): RTCPeerConnection {
    const { iceServers, send, onStream } = this.#options;
    const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: transportOf(iceServers) });
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      send({ candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment } });
    };
    connection.ontrack = ({ track }) => {
      this.#remote.addTrack(track);
      onStream(this.#remote);
    };
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onconnectionstatechange = () => this.#onState();
    for (const stream of this.#streams)
      for (const track of stream.getTracks()) connection.addTrack(track, stream);
    return connection;
  }

  async #offer(): Promise<void> {
    const connection = this.#connection;
    this.#isOffering = true;
    try {
      await connection.setLocalDescription();
      if (connection === this.#connection) this.#sendDescription();
    } catch {
      // The connection was closed, or the other side's offer came first and is answered instead.
    } finally {
      this.#isOffering = false;
    }
  }

  async #take({ description, candidate }: CamSignal): Promise<void> {
    if (this.#isClosed) return;
    if (description) {
      const isCollision =
        description.type === 'offer' && (this.#isOffering || this.#connection.signalingState !== 'stable');
      this.#isIgnoring = isCollision && !this.#options.isPolite;
      if (this.#isIgnoring) return;
      // After a rollback of the first offer Chromium sometimes finds no candidates, so a new connection takes its place.
      if (isCollision && !this.#connection.remoteDescription) {
        this.#connection.close();
        this.#connection = this.#open();
      }
      await this.#connection.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } else if (candidate && !this.#isIgnoring) await this.#connection.addIceCandidate(candidate);
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription;
    if (this.#isClosed || !description || description.type === 'pranswer') return;
    this.#options.send({ description: { type: description.type, sdp: description.sdp } });
  }

  #onState(): void {
    const { connectionState } = this.#connection;
    if (connectionState === 'connected') {
      clearTimeout(this.#timer);
      this.#options.onConnected();
    } else if (connectionState === 'failed') this.#giveUpIn(0);
    else if (connectionState === 'disconnected') this.#giveUpIn(LOST_AFTER_MS);
  }

  #giveUpIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#isClosed) this.#options.onLost();
    }, ms);
  }
}
