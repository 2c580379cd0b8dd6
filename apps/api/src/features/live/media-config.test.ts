import { expect, it } from 'vitest';
import { type MediaConfig, mediaMtxConfig, nginxConfig } from './media-config.ts';

const config: MediaConfig = {
  rtmpPort: 1935,
  platformUrl: 'http://127.0.0.1:4000/',
  secret: 'se"cret & more $than enough text',
  hlsDir: '/var/lib/footlight/hls',
  runDir: '/run/footlight',
  modulePath: '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  user: null,
  fragmentSeconds: 2,
};
const SECRET = 'se%22cret%20%26%20more%20%24than%20enough%20text';

it('writes an nginx configuration that asks the platform and plays to nobody', () => {
  const text = nginxConfig(config);
  for (const hook of ['publish', 'done', 'update']) {
    expect(text).toContain(`"http://127.0.0.1:4000/live/hooks/nginx/${hook}?secret=${SECRET}";`);
  }
  expect(text).toContain('load_module "/usr/lib/nginx/modules/ngx_rtmp_module.so";');
  expect(text).toContain('deny play all;');
  expect(text).toContain('notify_update_strict on;');
  expect(text).toContain('hls_fragment 2s;');
  expect(text).not.toContain('http {');
  expect(nginxConfig({ ...config, modulePath: null })).not.toContain('load_module');
  expect(text).not.toContain('\nuser ');
  expect(nginxConfig({ ...config, user: 'footlight' })).toContain('\nuser "footlight";');
  expect(() => nginxConfig({ ...config, hlsDir: '/tmp/x";\ninclude /etc/passwd' })).toThrow('line break');
});

it('writes a MediaMTX configuration in which every action asks, and nothing but RTMP listens outside', () => {
  const text = mediaMtxConfig(config);
  expect(text).toContain(
    `authHTTPAddress: "http://127.0.0.1:4000/live/hooks/mediamtx/auth?secret=${SECRET}"`,
  );
  expect(text).toContain('authHTTPExclude: []');
  expect(text).toContain('overridePublisher: no');
  const listening = [...text.matchAll(/Address: (?!")(.*)/g)].map(([, address]) => address);
  expect(listening).toEqual([':1935', '127.0.0.1:8888', '127.0.0.1:9997']);
  expect(text).toContain('hlsVariant: mpegts');
  expect(text).toContain('webrtc: no');
});

it('opens WHIP behind a proxy, and low latency, when the operator asks for them', () => {
  const text = mediaMtxConfig({ ...config, isLowLatency: true, whipUrl: 'https://ingest.example.com/live' });
  expect(text).toContain('hlsVariant: lowLatency');
  expect(text).toContain('hlsPartDuration: 500ms');
  expect(text).toContain('webrtcAdditionalHosts: ["ingest.example.com"]');
  const listening = [...text.matchAll(/Address: (?!")(.*)/g)].map(([, address]) => address);
  // Only the picture of WHIP (UDP) and RTMP come past the proxy.
  expect(listening).toEqual(['127.0.0.1:8889', ':8189', ':1935', '127.0.0.1:8888', '127.0.0.1:9997']);
  expect(mediaMtxConfig({ ...config, isLowLatency: true })).toContain('webrtc: no');
});
