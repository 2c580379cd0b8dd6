import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { DOMAIN_FILE } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDomainCheck } from './domain-check.ts';

const TOKEN = 'a'.repeat(32);
const VALUE = `footlight-site=${TOKEN}`;

/** TXT records by name, as the DNS server has them. */
const records = new Map<string, string[]>();
let answer: { status: number; text: string; location?: string } = { status: 404, text: '' };
const asked: string[] = [];
let dns: Socket;
let web: Server;
let dnsServers: string[];
let httpPort: number;

/** The name in a question, which starts after the header of 12 bytes. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  // After the name: type and class.
  return { name: labels.join('.'), end: at + 5 };
}

/** An answer with the TXT records of a name (RFC 1035), each in two parts, as long values are. */
function replyTo(question: Buffer): Buffer {
  const { name, end } = nameIn(question);
  const found = records.get(name.toLowerCase()) ?? [];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const answers = found.map((text) => {
    const parts = [text.slice(0, 10), text.slice(10)].map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
    );
    const data = Buffer.concat(parts);
    const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 1, 0, data.length]);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question.subarray(12, end), ...answers]);
}

/** Everything is on this machine. */
const here: LookupFunction = (_host, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

beforeAll(async () => {
  dns = createSocket('udp4');
  dns.on('message', (question, from) => dns.send(replyTo(question), from.port, from.address));
  await new Promise<void>((ready) => dns.bind(0, '127.0.0.1', ready));
  web = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const isFile = request.url === DOMAIN_FILE;
    const { status, text, location } = isFile ? answer : { status: 200, text: VALUE };
    response.writeHead(status, location ? { location } : {}).end(text);
  });
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  dnsServers = [`127.0.0.1:${dns.address().port}`];
  httpPort = (web.address() as AddressInfo).port;
});
afterAll(() => {
  dns.close();
  web.close();
});
beforeEach(() => {
  records.clear();
  asked.length = 0;
  answer = { status: 404, text: '' };
});

const check = (host = 'cams.example.com') =>
  createDomainCheck({ dnsServers, lookup: here, httpPort }).check(host, TOKEN);

it('a TXT record below the domain proves it, beside others of that name', async () => {
  records.set('_footlight.cams.example.com', ['v=spf1 -all', VALUE]);
  expect(await check()).toEqual({ by: 'dns' });
  expect(asked).toEqual([]);
});

it('a file proves it, and a redirect, another value, an error page or a long answer do not', async () => {
  answer = { status: 200, text: `${VALUE}\n` };
  expect(await check()).toEqual({ by: 'file' });
  expect(asked).toEqual([`cams.example.com:${httpPort} ${DOMAIN_FILE}`]);
  answer = { status: 302, text: '', location: '/elsewhere' };
  expect(await check()).toEqual({ by: null, problem: 'missing' });
  expect(asked.filter((one) => one.includes('elsewhere'))).toEqual([]);
  answer = { status: 500, text: VALUE };
  expect(await check()).toEqual({ by: null, problem: 'missing' });
  answer = { status: 200, text: `${VALUE}${' '.repeat(2_000)}` };
  expect(await check()).toEqual({ by: null, problem: 'missing' });
  answer = { status: 200, text: `footlight-site=${'b'.repeat(32)}` };
  expect(await check()).toEqual({ by: null, problem: 'different' });
});

it('asks no server of the own network, by name or by address', async () => {
  answer = { status: 200, text: VALUE };
  const guarded = createDomainCheck({ dnsServers, httpPort });
  // The system resolves `localhost` to this machine, whose web server has the file.
  expect(await guarded.check('localhost', TOKEN)).toEqual({ by: null, problem: 'missing' });
  for (const address of [
    '127.0.0.1',
    '169.254.169.254',
    '10.0.0.1',
    ...['2130706433', '0x7f.1', '127.1', '017700000001', '[::1]', '[::ffff:127.0.0.1]'],
  ]) {
    // Also where a lookup would not be asked.
    expect(await check(address)).toEqual({ by: null, problem: 'missing' });
  }
  expect(asked).toEqual([]);
});
