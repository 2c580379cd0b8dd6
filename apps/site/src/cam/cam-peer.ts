import type { EventInput } from '@footlight/contract/realtime';

/** What goes through the platform from one browser to the other. */
export type CamSignal = Pick<EventInput<'v3.cam2cam.signal'>, 'description' | 'candidate'>;

export interface CamPeerOptions {
  /** When both offer at once, the polite side takes back its own. */
  isPolite: boolean;
  iceServers: RTCIceServer[];
  send(signal: CamSignal): void;
  /** The other's picture; the same stream grows by what comes later. */
  onStream(stream: MediaStream): void;
  onConnected(): void;
  /** There is no connection, and none is to be expected any more. */
  onLost(): void;
}

/** A connection that went away for a moment may come back; after this it is lost. */
const LOST_AFTER_MS = 8_000;
/** Two browsers that have not found each other by then will not. */
const CONNECT_WITHIN_MS = 20_000;

/** One connection between two browsers, negotiated so that either side may begin, and both at once ("perfect negotiation"). */
export class CamPeer {
  readonly #options: CamPeerOptions;
  readonly #connection: RTCPeerConnection;
  readonly #remote = new MediaStream();
  #isOffering = false;
  #isIgnoring = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Words of the other side are taken one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(options: CamPeerOptions) {
    this.#options = options;
    const connection = new RTCPeerConnection({ iceServers: options.iceServers });
    this.#connection = connection;
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      options.send({
        candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment },
      });
    };
    connection.ontrack = ({ track }) => {
      this.#remote.addTrack(track);
      options.onStream(this.#remote);
    };
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onconnectionstatechange = () => this.#onState();
    this.#giveUpIn(CONNECT_WITHIN_MS);
  }

  addStream(stream: MediaStream): void {
    for (const track of stream.getTracks()) this.#connection.addTrack(track, stream);
  }

  /** Takes what the other side said. What does not fit is left alone: the other side is not to be trusted with more. */
  take(signal: CamSignal): void {
    this.#last = this.#last.then(() => this.#take(signal)).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } catch {
      // Closed meanwhile, or an offer of the other side came first and is answered instead.
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
