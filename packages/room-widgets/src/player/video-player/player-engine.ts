/** Plays a stream for the player widget. The site's engine uses hls.js; stories use a stand-in. */
export interface PlayerEngine {
  attach(video: HTMLVideoElement, source: PlayerSource, events: PlayerEngineEvents): PlayerEngineHandle;
}

export interface PlayerSource {
  /** Address of the master playlist. */
  readonly url: string;
  /** The same playlist on other servers, in the order to try them. */
  readonly alternates?: readonly string[];
  /**
   * Identifies the stream; defaults to `url`. A source with the same key and other addresses is passed to the engine
   * without interrupting it; a different key starts another stream.
   */
  readonly key?: string;
  /** The playlists name parts of segments, and the sound apart from the picture: the engine's library must know both. */
  readonly isLowLatency?: boolean;
  /** Asks for new addresses because the server refuses these. They arrive as another source with the same key. */
  readonly renew?: () => void;
}

export interface PlayerLevel {
  readonly id: number;
  /** Picture height in pixels, shown as `540p`. */
  readonly height: number;
  /** Name of the rendition; the viewer's choice is kept by name across streams. */
  readonly name?: string;
}

/** `unsupported`: the browser cannot decode the stream, so the engine has stopped trying. */
export type PlayerState = 'loading' | 'playing' | 'stalled' | 'failed' | 'unsupported';

export interface PlayerEngineEvents {
  onState(state: PlayerState): void;
  onLevels(levels: readonly PlayerLevel[]): void;
  /** The playing level, and whether the engine chose it automatically. */
  onLevel(id: number, isAuto: boolean): void;
  /** The server refuses the addresses; see `renew`. */
  onExpired?(): void;
}

export interface PlayerEngineHandle {
  detach(): void;
  /** Name of a rendition, `auto`, or `saver` to save data. A name that the stream does not have means `auto`. */
  setQuality(quality: string): void;
  /** Jumps to the live edge. */
  goLive(): void;
  /** New addresses of the same stream. */
  renew(source: PlayerSource): void;
}
