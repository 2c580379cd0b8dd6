/** The operator's media server, which takes streams of broadcasters' programs. */
export interface MediaServerOptions {
  kind: 'nginx' | 'mediamtx';
  /** Address that programs publish to, as it is shown to broadcasters: `rtmp://ingest.example.com/live`. */
  rtmpUrl: string;
  /**
   * Address for WHIP (RFC 9725), to which `/STREAM/whip` is appended: `https://ingest.example.com/live`. MediaMTX only.
   */
  whipUrl?: string | undefined;
  /** MediaMTX makes low-latency HLS, whose segments are fragmented MP4 with the sound apart; else MPEG-TS. */
  isLowLatency?: boolean;
  /** Shared with the media server: its calls carry it. */
  secret: string;
  /** Where MediaMTX serves HLS to the platform alone: `http://127.0.0.1:8888/live`. */
  hlsUrl?: string | undefined;
  /** MediaMTX's control interface: `http://127.0.0.1:9997`. */
  controlUrl?: string | undefined;
}
