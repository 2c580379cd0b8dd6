/** What the player widget asks of whatever plays the stream. The site gives one made of hls.js; stories give a stand-in. */
export interface PlayerEngine {
  attach(video: HTMLVideoElement, source: PlayerSource, events: PlayerEngineEvents): PlayerEngineHandle;
}

export interface PlayerSource {
  /** Address of the master playlist. A changed address means another stream. */
  readonly url: string;
}

export interface PlayerLevel {
  readonly id: number;
  /** Picture height in pixels, shown as `540p`. */
  readonly height: number;
}

export type PlayerState = 'loading' | 'playing' | 'stalled' | 'failed';

export interface PlayerEngineEvents {
  onState(state: PlayerState): void;
  onLevels(levels: readonly PlayerLevel[]): void;
  /** The level that plays now, and whether it was chosen automatically. */
  onLevel(id: number, isAuto: boolean): void;
}

export interface PlayerEngineHandle {
  detach(): void;
  setLevel(id: number | 'auto'): void;
  /** Jumps to the live edge. */
  goLive(): void;
}
