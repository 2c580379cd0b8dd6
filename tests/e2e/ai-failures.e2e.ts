import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectBalance, freshName, startAsNew, test } from './support/fixtures.ts';
import { type RunningServer, startServer } from './support/server.ts';

/* A provider that fails as the message tells it to, in front of a platform of its own. */
const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const provider: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  if (request.url === '/v1/images/generations') {
    response.end(JSON.stringify({ data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }));
    return;
  }
  const said = String(body.messages.at(-1).content);
  if (said.includes('refuse')) response.writeHead(500).end('no');
  else if (said.includes('break')) response.end(frame('Half an ans'));
  else response.end(`${frame('The sea is blue.')}data: [DONE]\n\n`);
});

let server: RunningServer;
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-ai-'));
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    FOOTLIGHT_SIMULATION: '0',
    FOOTLIGHT_FRAME_RATE: '5',
    FOOTLIGHT_RATE_LIMITS: '0',
    FOOTLIGHT_AI_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    FOOTLIGHT_AI_KEY: 'key',
    FOOTLIGHT_AI_CHAT_MODEL: 'words',
    FOOTLIGHT_AI_IMAGE_MODEL: 'pictures',
    LOG_LEVEL: 'error',
  });
});
test.afterAll(async () => {
  await server?.stop();
  provider.closeAllConnections();
  provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('[AI-01] a message or a picture that the provider fails to give costs nothing, and the screen says so', async ({
  visitor,
}) => {
  const page = await visitor({ url: server.url });
  await startAsNew(page, freshName('patient'), '/ai-girlfriend/nova');
  await expectBalance(page, 200);
  const message = page.getByLabel('Message', { exact: true });
  const talk = page.getByRole('list', { name: 'Conversation with Nova' });
  const failed = talk.locator('[data-state=failed]');
  const refunded = 'Nova did not answer. Your tokens were refunded.';

  for (const [count, said] of ['Please refuse', 'Please break off'].entries()) {
    await message.fill(said);
    await page.getByRole('button', { name: 'Send · 2 tokens' }).click();
    await expect(failed).toHaveCount(count + 1);
    await expect(failed.last()).toContainText(refunded);
    await expectBalance(page, 200);
  }
  await expect(talk).not.toContainText('Half an ans');
  await message.fill('Waves');
  await page.getByRole('button', { name: 'Create picture · 20 tokens' }).click();
  await expect(failed).toHaveCount(3);
  await expect(failed.last()).toContainText('Error loading image generation');
  await expect(failed.last()).toContainText(refunded);
  await expectBalance(page, 200);

  // The next one that works is paid.
  await message.fill('Which colour is the sea?');
  await page.getByRole('button', { name: 'Send · 2 tokens' }).click();
  await expect(talk.locator('[data-state=delivered]')).toContainText('The sea is blue.');
  await expectBalance(page, 198);
  // What failed stays visible, and free.
  await page.reload();
  await expect(failed).toHaveCount(3);
  await expectBalance(page, 198);
});
