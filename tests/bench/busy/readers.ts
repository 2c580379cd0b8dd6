// The clients of main.ts that read, in a process of their own so that they do not delay its clock. Sends the number of
// answers by status, or by the name of the error, and which of them are faults.
import { setTimeout as sleep } from 'node:timers/promises';

const [url = '', clients = '1', forMs = '0'] = process.argv.slice(2);

/** The first address has a parameter that its page does not read, the others have new values of parameters that they read. */
const ADDRESSES = [
  (text: string) => `/girls?utm_${text}=${text}`,
  (text: string) => `/search?q=${text}`,
  (text: string) => `/porn?q=${text}`,
];
const ALLOWED = ['200', '429', '503'];
/** Pause after a refusal. Without it, refusals are nearly all that a client gets. */
const AFTER_REFUSAL_MS = 20;

const counts: Record<string, number> = {};
const until = performance.now() + Number(forMs);
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, client) => {
    const headers = { 'x-forwarded-for': `203.0.113.${client + 1}`, 'accept-encoding': 'br' };
    for (let asked = 0; performance.now() < until; asked += 1) {
      const path = ADDRESSES[asked % ADDRESSES.length]?.(`${client}x${asked}`) ?? '/';
      const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(30_000) }).catch(
        (error: Error) => error,
      );
      if (answer instanceof Response) await answer.arrayBuffer().catch(() => undefined);
      const name = answer instanceof Response ? String(answer.status) : answer.name;
      counts[name] = (counts[name] ?? 0) + 1;
      if (name === '429' || name === '503') await sleep(AFTER_REFUSAL_MS);
    }
  }),
);
const faults = Object.keys(counts).filter((status) => !ALLOWED.includes(status));
process.send?.({ counts, faults }, () => process.exit(0));
