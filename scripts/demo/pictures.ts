/** The pictures that recorded answers name, drawn by the platform once. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * The file of a picture's address. A logo has two forms, which are in its query; the minute of a room's picture is left
 * out, because the recording is of one moment.
 */
export const pictureFile = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://platform');
  const form = searchParams.get('form');
  return form ? pathname.replace(/\.(\w+)$/, `.${form}.$1`) : pathname;
};

export async function drawPictures(
  app: FastifyInstance,
  addresses: ReadonlySet<string>,
  folder: string,
): Promise<void> {
  for (const url of addresses) {
    // Pictures of link previews are only in the page's head, for other sites.
    if (url.startsWith('/art/share/')) continue;
    const { statusCode, rawPayload } = await app.inject({ url, headers: { host: 'localhost:4000' } });
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
    const file = join(folder, pictureFile(url));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, rawPayload);
  }
}
