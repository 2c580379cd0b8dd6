// `npm run bench -- upload --megabytes 1024 --cuts 10`: a file is uploaded over connections that are cut. Fails if what
// arrives is not the same to the byte. Prints the rate beside a plain copy of the same bytes on this disk.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { LibraryItem } from '@footlight/contract';
import { openTestPlatform, TestBrowser } from '../../apps/api/src/testing/platform.ts';
import { UploadClient } from '../../apps/api/src/testing/uploads.ts';
import startTestServer from '../../scripts/lib/test-server.mjs';

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '1024' }, cuts: { type: 'string', default: '10' } },
});
const [size, cuts] = [Number(values.megabytes) * 2 ** 20, Number(values.cuts)];

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const stopServer = await startTestServer();
const folder = mkdtempSync(join(tmpdir(), 'footlight-upload-'));
const platform = await openTestPlatform({ rateLimits: false });
try {
  // What arrives is looked at as it came.
  platform.context.encoding.close();
  const base = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const author = await new TestBrowser(platform.app).login('model');
  const client = new UploadClient(base, author);
  const bytes = randomBytes(size);
  const copied = performance.now();
  await writeFile(join(folder, 'copy'), bytes);
  const copyMs = performance.now() - copied;

  const made = await author.post<{ item: LibraryItem }>('/studio/media', { name: 'Long', kind: 'video' });
  const { id } = await client.create(made.body.item.media.id, size);
  const started = performance.now();
  let from = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    await client.patch(id, from, bytes.subarray(from), Math.floor(size / (cuts + 2)));
    // The platform notices the cut, writes down what came, and says where to go on.
    const before = from;
    for (let tries = 0; from <= before && tries < 100; tries += 1) {
      await sleep(100);
      from = await client.offset(id);
    }
    if (from <= before || from >= size) throw new Error(`After cut ${cut + 1} the upload stands at ${from}`);
    process.stdout.write(`cut ${cut + 1} at ${Math.round((from / size) * 100)} %\n`);
  }
  const last = await client.patch(id, from, bytes.subarray(from));
  const tookMs = performance.now() - started;
  if (last?.status !== 204) throw new Error(`The last piece was answered with ${last?.status}`);
  const isSame =
    (await hashOf(platform.context.uploads.pathOf(id))) === createHash('sha256').update(bytes).digest('hex');
  const rate = (ms: number) => `${(size / 2 ** 20 / (ms / 1_000)).toFixed(0)} MB a second`;
  process.stdout.write(`${rate(tookMs)}, cuts and waits included; a plain copy ${rate(copyMs)}\n`);
  process.stdout.write(isSame ? 'the same to the byte\n' : 'NOT THE SAME\n');
  process.exitCode = isSame ? 0 : 1;
} finally {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
  await stopServer?.();
}
