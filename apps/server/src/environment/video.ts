import type { PlatformOptions } from '@footlight/api';
import type { Settings } from './settings.ts';
import { isOn, optionalWebAddress, wholeNumber } from './values.ts';

/** Where the generated configuration of MediaMTX listens. */
const MEDIAMTX_HLS = 'http://127.0.0.1:8888/live';
const MEDIAMTX_CONTROL = 'http://127.0.0.1:9997';

export function s3(env: Settings): PlatformOptions['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  const address = optionalWebAddress('S3_ENDPOINT', endpoint);
  return { bucket, region: region || 'us-east-1', endpoint: address, accessKeyId, secretAccessKey };
}

const ICE_ADDRESS = /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;

export function ice(servers = '', turnSecret = ''): PlatformOptions['ice'] {
  const urls = servers
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  for (const url of urls) {
    if (!ICE_ADDRESS.test(url)) {
      throw new Error(`FOOTLIGHT_ICE_SERVERS must be stun: and turn: addresses, got "${url}"`);
    }
  }
  if (urls.some((url) => !url.startsWith('stun:')) !== (turnSecret !== '')) {
    throw new Error(
      'turn: addresses in FOOTLIGHT_ICE_SERVERS and FOOTLIGHT_TURN_SECRET must be set together',
    );
  }
  return urls.length > 0 ? { urls, turnSecret: turnSecret || undefined } : undefined;
}

/** The secret does not appear in errors. */
export function mediaServer(env: Settings): PlatformOptions['mediaServer'] {
  const { FOOTLIGHT_MEDIA: kind, FOOTLIGHT_RTMP_URL: rtmpUrl, FOOTLIGHT_MEDIA_SECRET: shared } = env;
  if (!kind && !rtmpUrl && !shared) return undefined;
  if (!kind || !rtmpUrl || !shared) {
    throw new Error('FOOTLIGHT_MEDIA, FOOTLIGHT_RTMP_URL and FOOTLIGHT_MEDIA_SECRET must be set together');
  }
  if (kind !== 'nginx' && kind !== 'mediamtx') {
    throw new Error(`FOOTLIGHT_MEDIA must be nginx or mediamtx, got "${kind}"`);
  }
  if (!/^rtmps?:\/\/[\w.:[\]-]+\/live$/.test(rtmpUrl)) {
    throw new Error(
      `FOOTLIGHT_RTMP_URL must be an address like rtmp://ingest.example.com/live, got "${rtmpUrl}"`,
    );
  }
  if (shared.length < 32) {
    throw new Error(`FOOTLIGHT_MEDIA_SECRET must have at least 32 characters, got ${shared.length}`);
  }
  const isLocal = kind === 'mediamtx';
  const isLowLatency = isOn(env.FOOTLIGHT_LOW_LATENCY, false);
  const whipUrl = env.FOOTLIGHT_WHIP_URL || undefined;
  if (isLowLatency && !isLocal) throw new Error('FOOTLIGHT_LOW_LATENCY needs FOOTLIGHT_MEDIA=mediamtx');
  if (isLowLatency && env.FOOTLIGHT_RENDITIONS) {
    throw new Error('FOOTLIGHT_LOW_LATENCY and FOOTLIGHT_RENDITIONS exclude each other');
  }
  if (whipUrl !== undefined && !isLowLatency) {
    throw new Error(
      'FOOTLIGHT_WHIP_URL needs FOOTLIGHT_LOW_LATENCY=1: the sound of WHIP needs fragmented MP4',
    );
  }
  if (whipUrl !== undefined && !/^https?:\/\/[\w.:[\]-]+\/live$/.test(whipUrl)) {
    throw new Error(
      `FOOTLIGHT_WHIP_URL must be an address like https://ingest.example.com/live, got "${whipUrl}"`,
    );
  }
  return {
    kind,
    rtmpUrl,
    whipUrl,
    isLowLatency,
    secret: shared,
    hlsUrl: isLocal
      ? (optionalWebAddress('FOOTLIGHT_HLS_URL', env.FOOTLIGHT_HLS_URL) ?? MEDIAMTX_HLS)
      : undefined,
    controlUrl: isLocal
      ? (optionalWebAddress('FOOTLIGHT_MEDIA_CONTROL_URL', env.FOOTLIGHT_MEDIA_CONTROL_URL) ??
        MEDIAMTX_CONTROL)
      : undefined,
  };
}

const RENDITION = { least: 144, most: 1_080, count: 3 };

/** Heights, best first, and how many streams a process encodes. With the source there are at most four renditions. */
export function renditions(env: Settings): PlatformOptions['renditions'] {
  const { FOOTLIGHT_RENDITIONS: value, FOOTLIGHT_RENDITION_STREAMS: most } = env;
  const streams = wholeNumber('FOOTLIGHT_RENDITION_STREAMS', most, 2);
  if (streams < 1) throw new Error(`FOOTLIGHT_RENDITION_STREAMS must be 1 or more, got "${most}"`);
  if (!value) return undefined;
  const heights = value.split(',').map((one) => (/^\s*\d{3,4}\s*$/.test(one) ? Number(one) : 0));
  const isEach = heights.every((one) => one >= RENDITION.least && one <= RENDITION.most && one % 2 === 0);
  if (!isEach || heights.length > RENDITION.count || new Set(heights).size < heights.length) {
    throw new Error(
      `FOOTLIGHT_RENDITIONS must be up to ${RENDITION.count} different even heights from ${RENDITION.least} to ${RENDITION.most} like 480,240, got "${value}"`,
    );
  }
  return { heights: heights.sort((a, b) => b - a), streams };
}
