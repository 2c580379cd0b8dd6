/** The operator's media server, which takes RTMP from broadcasters' programs. */
export interface MediaServerOptions {
  kind: 'nginx' | 'mediamtx';
  /** Address that programs publish to, as it is shown to broadcasters: `rtmp://ingest.example.com/live`. */
  rtmpUrl: string;
  /** Shared with the media server: its calls carry it. */
  secret: string;
  /** Where MediaMTX serves HLS to the platform alone: `http://127.0.0.1:8888/live`. */
  hlsUrl?: string | undefined;
  /** MediaMTX's control interface: `http://127.0.0.1:9997`. */
  controlUrl?: string | undefined;
}
