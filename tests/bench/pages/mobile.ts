// `npm run bench -- mobile [--runs 5]`: Lighthouse's view of the public pages on a phone, the median of some runs. Fails
// below the budgets: performance 95 (rooms 90), the other scores 100, TBT 200 ms, CLS 0.02.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/support/server.ts';
import { lighthouse, reportLine } from './lighthouse.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-mobile-'));
const server = await startServer({ DATA_DIR: dataDir });

interface Listed {
  userList: { username: string; status: string }[];
}
const roomOf = async (status: string): Promise<string> => {
  const answer = await fetch(`${server.url}/api/v1/browse/react/?perPage=1000`);
  const { userList } = (await answer.json()) as Listed;
  const found = userList.find((user) => user.status === status);
  if (!found) throw new Error(`No room is ${status}.`);
  return `/${found.username}`;
};

try {
  const pages = [
    { name: 'home', path: '/', least: 95 },
    { name: 'girls', path: '/girls', least: 95 },
    { name: 'a tag', path: '/girls/tag/music', least: 95 },
    { name: 'room online', path: await roomOf('online'), least: 90 },
    { name: 'room offline', path: await roomOf('offline'), least: 90 },
  ];
  for (const { name, path, least } of pages) {
    const report = await lighthouse(server.url + path, Number(values.runs));
    const isWithin =
      report.performance >= least &&
      Math.min(report.accessibility, report.bestPractices, report.seo) === 100 &&
      report.tbt <= 200 &&
      report.cls <= 0.02;
    if (!isWithin) process.exitCode = 1;
    process.stdout.write(`${isWithin ? '     ' : 'OVER '}${reportLine(name, report)}`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
