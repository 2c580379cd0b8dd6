// `npm run bench -- room --sockets 10000 --rate 50 --seconds 20 --processes 1`: one hot room. Every viewer gets every
// line once and in order, or it fails. The server's cores are said; on a machine that also runs the viewers they
// compete with it, so a late line is theirs as well as the server's.
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1' },
  },
});
const [sockets, rate, seconds, processes] = [
  values.sockets,
  values.rate,
  values.seconds,
  values.processes,
].map(Number) as [number, number, number, number];

const start = (file: string): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--conditions=@footlight/source', '--import', 'tsx'],
  });
const receive = <T>(from: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    from.once('message', (message) => resolve(message as T));
    from.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)));
  });

interface Viewers {
  lines: number[];
  wrong: number;
  closed: number;
}

const server = start('server.ts');
const clients = Array.from({ length: processes }, () => start('viewers.ts'));
try {
  const { port } = await receive<{ port: number }>(server);
  const startedAt = performance.now();
  const opened = clients.map((client) => receive<object>(client));
  for (const client of clients) client.send({ port, count: Math.ceil(sockets / processes) });
  await Promise.all(opened);
  const openedIn = performance.now() - startedAt;
  await sleep(2_000);
  const report = receive<{ sent: number; cores: number; slow: number; open: number }>(server);
  server.send({ rate, seconds });
  const cost = await report;
  let reports: Viewers[] = [];
  // What is still on its way comes; a line that is lost never does.
  for (let waited = 0; waited < 30; waited += 1) {
    await sleep(1_000);
    const received = clients.map((client) => receive<Viewers>(client));
    for (const client of clients) client.send('report');
    reports = await Promise.all(received);
    if (reports.every(({ lines }) => lines.every((count) => count === cost.sent))) break;
  }
  const lines = reports.flatMap((report) => report.lines);
  const wrong = reports.reduce((sum, report) => sum + report.wrong, 0);
  const whole = lines.filter((count) => count === cost.sent).length;
  const closed = reports.reduce((sum, report) => sum + report.closed, 0);
  const result = {
    sockets: lines.length,
    rate,
    openedIn: Math.round(openedIn),
    ...cost,
    whole,
    wrong,
    closed,
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const isWhole = whole === lines.length && wrong === 0 && closed === 0;
  process.stdout.write(
    isWhole ? 'every viewer got every line once, in order\n' : 'LINES WERE LOST OR DOUBLED\n',
  );
  process.stdout.write(cost.cores <= 1 ? 'within one core\n' : 'OVER ONE CORE\n');
  process.exitCode = isWhole && cost.cores <= 1 ? 0 : 1;
} finally {
  for (const child of [server, ...clients]) child.kill('SIGKILL');
}
