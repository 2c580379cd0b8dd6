import type { FastifyBaseLogger } from 'fastify';
import type { MediaServerOptions } from './media-server.ts';

/** Disconnects a publisher at MediaMTX, which asks only once whether somebody may publish. */
export async function kickPublisher(
  { controlUrl, secret }: MediaServerOptions,
  connectionId: string,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!controlUrl) return;
  const url = `${controlUrl.replace(/\/$/, '')}/v3/rtmpconns/kick/${encodeURIComponent(connectionId)}`;
  const authorization = `Basic ${Buffer.from(`platform:${secret}`).toString('base64')}`;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      signal: AbortSignal.timeout(5_000),
    });
    // 404: it has left.
    if (status !== 200 && status !== 404)
      log.error({ status }, 'MediaMTX did not disconnect a publisher; will retry');
  } catch (error) {
    log.error({ err: error }, 'MediaMTX cannot be reached to disconnect a publisher; will retry');
  }
}
