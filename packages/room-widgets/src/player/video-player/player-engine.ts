/** What the player widget asks of whatever plays the stream. The site gives one made of hls.js; stories give a stand-in. */
export interface PlayerEngine {
  attach(video: HTMLVideoElement, source: PlayerSource, events: PlayerEngineEvents): PlayerEngineHandle;
}

export interface PlayerSource {
  /** Address of the master playlist. */
  readonly url: string;
  /** The same playlist on other servers, in the order in which they are tried. */
  readonly alternates?: readonly string[];
  /**
   * Names the stream. Other addresses under the same key are handed to the engine while it plays; another key is
   * another stream. Without it the address is the key.
   */
  readonly key?: string;
  /** Asks for new addresses: these are refused. They come as another source of the same key. */
  readonly renew?: () => void;
}

export interface PlayerLevel {
  readonly id: number;
  /** Picture height in pixels, shown as `540p`. */
  readonly height: number;
  /** Name of the rendition, by which the choice is kept from stream to stream. */
  readonly name?: string;
}

export type PlayerState = 'loading' | 'playing' | 'stalled' | 'failed';

export interface PlayerEngineEvents {
  onState(state: PlayerState): void;
  onLevels(levels: readonly PlayerLevel[]): void;
  /** The level that plays now, and whether it was chosen automatically. */
  onLevel(id: number, isAuto: boolean): void;
  /** The addresses are refused. */
  onExpired?(): void;
}

export interface PlayerEngineHandle {
  detach(): void;
  /** Name of a rendition, `auto`, or `saver` for few data. A name that the stream does not have means `auto`. */
  setQuality(quality: string): void;
  /** Jumps to the live edge. */
  goLive(): void;
  /** New addresses of the same stream. */
  renew(source: PlayerSource): void;
}
