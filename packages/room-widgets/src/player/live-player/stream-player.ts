import type { PlayerLevel } from '../video-player/player-engine.ts';
import type { Fault } from './repair.ts';

/** What plays one stream for a live session: a library such as hls.js, or the browser's native HLS. */
export interface StreamPlayer {
  /** Number of the playlist's last segment; null if unknown. */
  readonly segment: number | null;
  /** Seconds. */
  readonly segmentLength: number;
  /** Seconds behind the live edge, and the target; null while unknown. */
  readonly latency: number | null;
  readonly target: number | null;
  goLive(): void;
  /** Reloads the playlists and keeps the current picture. */
  reload(): void;
  recoverMedia(): void;
  setQuality(quality: string): void;
  destroy(): void;
}

/** What a stream player reports to its session. */
export interface PlayerReports {
  onLevels(levels: readonly PlayerLevel[]): void;
  onLevel(id: number, isAuto: boolean): void;
  onFault(fault: Fault): void;
  /** The browser cannot decode the stream: no repair helps. */
  onUnplayable(): void;
  /** The address of a request on the current server, with the newest token. */
  route(address: string): string;
}

/** Starts to play; `address` is absolute. */
export type PlayStream = (
  video: HTMLVideoElement,
  address: string,
  quality: string,
  reports: PlayerReports,
) => StreamPlayer;
