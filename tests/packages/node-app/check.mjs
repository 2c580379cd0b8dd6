// In plain Node: the client talks to the mock, and the conformance check runs by its command.
import { execFileSync } from 'node:child_process';
import { createNodeSession } from '@footlight/client/node';
import { createMockServer } from '@footlight/platform-kit';

const mock = await createMockServer();
const address = await mock.listen({ port: 0, host: '127.0.0.1' });
const { call } = createNodeSession({ baseUrl: `${address}/api/v1` });
const { tip_id } = await call('POST /tip/{username}', {
  params: { username: 'model' },
  body: { amount: 1 },
  idempotencyKey: crypto.randomUUID(),
});
await mock.close();

const usage = (command) => execFileSync('npx', ['--no-install', command, '--help'], { encoding: 'utf8' });
console.log(tip_id, usage('footlight-mock'), usage('footlight-conformance'));
