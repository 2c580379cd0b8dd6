import { hlsFolders } from './hls-files.ts';

/** What the generated configurations need to know. */
export interface MediaConfig {
  /** Port on which programs publish. */
  rtmpPort: number;
  /** Address of the platform as the media server reaches it: `http://127.0.0.1:4000`. nginx calls http only. */
  platformUrl: string;
  secret: string;
  /** The folder for HLS files, an absolute path; the platform reads it. nginx only. */
  hlsDir: string;
  /** A folder for nginx's process id and logs, an absolute path. nginx only. */
  runDir: string;
  /** `load_module` of the RTMP module, if it is not compiled in. nginx only. */
  modulePath: string | null;
  /** The user of nginx's workers, if nginx starts as root: nobody else can read its folders. Else null. */
  user: string | null;
  /** Seconds of one segment. */
  fragmentSeconds: number;
}

/** Quotes a value for nginx. */
const quoted = (value: string): string => {
  if (/[\n\r\0]/.test(value)) throw new Error('A value of the configuration contains a line break');
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`;
};

const hookUrl = (
  { platformUrl, secret }: Pick<MediaConfig, 'platformUrl' | 'secret'>,
  path: string,
): string => `${platformUrl.replace(/\/$/, '')}/live/hooks/${path}?secret=${encodeURIComponent(secret)}`;

/**
 * A whole configuration for nginx with its RTMP module, to run as the platform's user. Programs publish to
 * `rtmp://HOST:PORT/live`. Nobody plays from nginx: it serves no HTTP, and RTMP only to publishers.
 */
export const nginxConfig = (
  config: MediaConfig,
): string => `# Made by "admin.js media-config". Contains a secret: keep it readable for the platform's user alone.
${config.modulePath ? `load_module ${quoted(config.modulePath)};\n` : ''}${config.user ? `user ${quoted(config.user)};\n` : ''}# The module keeps streams in one process.
worker_processes 1;
daemon off;
pid ${quoted(`${config.runDir}/nginx.pid`)};
error_log stderr warn;

events {
  worker_connections 1024;
}

rtmp {
  access_log off;
  server {
    listen ${config.rtmpPort};
    chunk_size 4096;
    ping 10s;
    ping_timeout 10s;

    application live {
      live on;
      # A publisher that sends nothing for this long is disconnected, and may come back.
      drop_idle_publisher 5s;
      wait_key on;
      deny play all;

      # Who may publish, who still may, and who has stopped.
      notify_method post;
      on_publish ${quoted(hookUrl(config, 'nginx/publish'))};
      on_publish_done ${quoted(hookUrl(config, 'nginx/done'))};
      on_update ${quoted(hookUrl(config, 'nginx/update'))};
      notify_update_timeout 5s;
      notify_update_strict on;

      hls on;
      hls_path ${quoted(hlsFolders(config.hlsDir).programs)};
      hls_nested on;
      hls_fragment ${config.fragmentSeconds}s;
      hls_max_fragment ${config.fragmentSeconds * 3}s;
      hls_playlist_length ${config.fragmentSeconds * 8}s;
      hls_fragment_naming system;
      hls_cleanup on;
    }
  }
}
`;

export interface MediaMtxConfig
  extends Pick<MediaConfig, 'rtmpPort' | 'platformUrl' | 'secret' | 'fragmentSeconds'> {
  /** See `MediaServerOptions`. */
  isLowLatency?: boolean;
  whipUrl?: string | undefined;
}

/** Players wait for three parts, so they are about two seconds behind the camera. */
const lowLatency = `hlsVariant: lowLatency
hlsSegmentCount: 7
hlsSegmentDuration: 1s
hlsPartDuration: 500ms`;

/** Behind a proxy with TLS. Programs learn the host's address by its name, and send the picture over UDP. */
const whip = (url: string): string => `webrtc: yes
webrtcAddress: 127.0.0.1:8889
webrtcLocalUDPAddress: :8189
webrtcAdditionalHosts: [${JSON.stringify(new URL(url).hostname)}]`;

/** The same for MediaMTX. Its HLS and its control interface are on loopback, and only the platform may read. */
export const mediaMtxConfig = (
  config: MediaMtxConfig,
): string => `# Made by "admin.js media-config". Contains a secret: keep it readable for MediaMTX's user alone.
logLevel: info

authMethod: http
authHTTPAddress: ${JSON.stringify(hookUrl(config, 'mediamtx/auth'))}
# Every action asks, also those that are excluded by default.
authHTTPExclude: []

rtsp: no
srt: no
${config.whipUrl ? whip(config.whipUrl) : 'webrtc: no'}

rtmp: yes
rtmpAddress: :${config.rtmpPort}

hls: yes
hlsAddress: 127.0.0.1:8888
# Segments exist before the first viewer comes.
hlsAlwaysRemux: yes
${
  config.isLowLatency
    ? lowLatency
    : `hlsVariant: mpegts
hlsSegmentCount: 7
hlsSegmentDuration: ${config.fragmentSeconds}s`
}

api: yes
apiAddress: 127.0.0.1:9997

pathDefaults:
  # A second publisher does not replace the first.
  overridePublisher: no
paths:
  "~^live/[a-z0-9_-]+$":
    source: publisher
`;
