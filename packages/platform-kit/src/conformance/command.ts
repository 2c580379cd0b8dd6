#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPlatform } from './check-platform.ts';
import { reportText } from './report.ts';

const USAGE = `Usage: footlight-conformance BASE_URL [--spend] [--skip-reads] [--room USERNAME] [--json FILE] [--timeout SECONDS] [--within SECONDS]

Checks a platform against the contract, e.g. footlight-conformance https://cams.example/api/v1
FOOTLIGHT_USERNAME and FOOTLIGHT_PASSWORD name an account without staff rights; without them only guests are checked.
--spend also tips a few tokens, opens a checkout and makes an account: use a platform for tests.
Ends with 0 without findings, 1 with findings, 2 for a wrong call.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    spend: { type: 'boolean', default: false },
    'skip-reads': { type: 'boolean', default: false },
    room: { type: 'string' },
    json: { type: 'string' },
    timeout: { type: 'string', default: '10' },
    within: { type: 'string', default: '600' },
    help: { type: 'boolean', default: false },
  },
});
const [baseUrl = ''] = positionals;
const [timeoutMs, withinMs] = [Number(values.timeout) * 1000, Number(values.within) * 1000];
const { FOOTLIGHT_USERNAME: username, FOOTLIGHT_PASSWORD: password } = process.env;

if (values.help) console.log(USAGE);
else if (!URL.canParse(baseUrl) || !(timeoutMs > 0) || !(withinMs > 0)) {
  console.error(`BASE_URL must be an absolute URL, and times numbers above 0.\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const report = await checkPlatform({
    baseUrl,
    account: username && password ? { username, password } : null,
    room: values.room ?? null,
    spend: values.spend,
    reads: !values['skip-reads'],
    timeoutMs,
    withinMs,
  });
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(reportText(report));
  process.exitCode = report.findings.length === 0 ? 0 : 1;
}
