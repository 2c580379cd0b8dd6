import { existsSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { mediaMtxConfig, nginxConfig } from '@footlight/api';
import type { Settings } from './environment/settings.ts';
import { siteEnvironment } from './environment.ts';

/** Where Debian and other distributions put the module. */
const MODULES = [
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/lib64/nginx/modules/ngx_rtmp_module.so',
  '/usr/share/nginx/modules/ngx_rtmp_module.so',
];
const FRAGMENT_SECONDS = 2;

/** The configuration of the media server that the environment names. Makes the folders that nginx needs. */
export function mediaConfigFrom(env: Settings): string {
  const { port, platform } = siteEnvironment(env);
  const { mediaServer, dataDir, hlsDir } = platform;
  if (!mediaServer) {
    throw new Error(
      'FOOTLIGHT_MEDIA, FOOTLIGHT_RTMP_URL and FOOTLIGHT_MEDIA_SECRET must be set for media-config',
    );
  }
  const folder = resolve(dataDir);
  const config = {
    rtmpPort: Number(new URL(mediaServer.rtmpUrl.replace(/^rtmps?:/, 'http:')).port || 1935),
    platformUrl: env.FOOTLIGHT_MEDIA_PLATFORM_URL || `http://127.0.0.1:${port}`,
    secret: mediaServer.secret,
    hlsDir: hlsDir ?? join(folder, 'hls'),
    runDir: folder,
    modulePath: MODULES.find((path) => existsSync(path)) ?? null,
    user: process.getuid?.() === 0 ? userInfo().username : null,
    fragmentSeconds: FRAGMENT_SECONDS,
  };
  if (mediaServer.kind === 'mediamtx') return mediaMtxConfig({ ...config, ...mediaServer });
  for (const one of [config.runDir, config.hlsDir]) mkdirSync(one, { recursive: true, mode: 0o700 });
  return nginxConfig(config);
}
