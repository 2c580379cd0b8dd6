import type { NodeSession } from '@footlight/client/node';
import { UPLOAD_PATH } from '@footlight/contract';

/** Uploads a file to an item by the tus protocol, and returns the status of the last answer. */
export async function upload(
  url: string,
  { call, cookie }: NodeSession,
  { item, bytes, headers }: { item: number; bytes: Buffer; headers: Record<string, string> },
): Promise<number> {
  const { csrf } = await call('GET /site_config', { query: {} });
  const own = { ...headers, cookie: await cookie(), 'x-csrf-token': csrf ?? '', 'tus-resumable': '1.0.0' };
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const created = await fetch(url + UPLOAD_PATH, {
    method: 'POST',
    headers: {
      ...own,
      'upload-length': String(bytes.length),
      'upload-metadata': `item ${encoded(String(item))},filename ${encoded('film.mp4')}`,
    },
  });
  await created.arrayBuffer();
  const location = created.headers.get('location');
  if (created.status !== 201 || !location) return created.status;
  const sent = await fetch(new URL(location, url), {
    method: 'PATCH',
    headers: { ...own, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  await sent.arrayBuffer();
  return sent.status;
}
