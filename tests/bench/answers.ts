// `npm run bench -- answers`: whether a login and a forgotten password take as long for a known name as for an unknown
// one, so that nobody learns from the clock who has an account. Known and unknown tries alternate in one process.
import { openTestPlatform, TestBrowser } from '../../apps/api/src/testing/platform.ts';

/** The medians may differ by this part. */
const BUDGET = 0.05;
const [tries = '200'] = process.argv.slice(2);

const median = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

// Passwords cost what they cost in operation.
const platform = await openTestPlatform({ rateLimits: false, passwordCost: undefined });
try {
  const browser = await new TestBrowser(platform.app).start();
  const password = 'not the password of anybody';
  // Registered like everybody: the demo's accounts have a cheaper hash.
  const member = { username: 'known_here', email: 'known_here@example.test' };
  const { status: registered } = await (await new TestBrowser(platform.app).start()).post('/auth/register', {
    ...member,
    password: 'correct horse battery',
    birth_date: '1990-05-17',
    accept_terms: true,
  });
  if (registered !== 200) throw new Error(`The sign-up answered ${registered}.`);
  const calls = {
    login: (isKnown: boolean, at: number) =>
      browser.post('/auth/login', { username: isKnown ? member.username : `nobody_${at}`, password }),
    'forgotten password': (isKnown: boolean, at: number) =>
      browser.post('/auth/forgot_password', {
        email: isKnown ? member.email : `nobody_${at}@example.test`,
      }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const statuses = new Set<number>();
    for (let at = -10; at < Number(tries); at += 1) {
      // Which one comes first changes, too.
      for (const isKnown of at % 2 === 0 ? [true, false] : [false, true]) {
        const started = performance.now();
        const { status } = await call(isKnown, at);
        const took = performance.now() - started;
        statuses.add(status);
        if (at >= 0) times[isKnown ? 'known' : 'unknown'].push(took);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(known - unknown) / Math.min(known, unknown);
    process.stdout.write(
      `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, difference ${(100 * difference).toFixed(1)} %, status ${[...statuses].join(' and ')}\n`,
    );
    if (!(difference < BUDGET) || statuses.size !== 1) process.exitCode = 1;
  }
} finally {
  await platform.stop();
}
