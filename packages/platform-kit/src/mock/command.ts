#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createMockServer } from './mock-server.ts';

const USAGE = `Usage: footlight-mock [--port 4010] [--host 127.0.0.1] [--seed NUMBER]

Answers every operation of the platform with an example, or with --seed with generated values. Send
"Prefer: code=402" or "Prefer: error=not_enough_tokens" to get an error.`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const seed = values.seed === undefined ? null : Number(values.seed);

if (values.help) console.log(USAGE);
else if (!Number.isInteger(port) || (seed !== null && !Number.isInteger(seed))) {
  console.error(`--port and --seed must be whole numbers.\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const app = await createMockServer({ seed });
  const address = await app.listen({ port, host: values.host });
  console.log(`The mock of the platform listens at ${address}/api/v1`);
}
