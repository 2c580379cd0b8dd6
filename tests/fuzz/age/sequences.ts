import { unpackAgeOrder } from '../../../apps/api/src/demo/sandbox-age/provider.ts';
import { signCallback } from '../../../apps/api/src/demo/sandbox-biller/protocol.ts';
import { createSigner } from '../../../apps/api/src/kernel/signing.ts';
import { TEST_SECRET, type TestBrowser } from '../../../apps/api/src/testing/platform.ts';
import type { createDice } from '../money/harness.ts';
import { type AgeWorld, PASSWORD, PLACES, type PlaceName, PROOF_MS, Traveller } from './world.ts';

type Dice = ReturnType<typeof createDice>;
const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];
const SANDBOX = 'sandbox-age';
const KEY = createSigner(TEST_SECRET).sign('key', SANDBOX);

/** What the rules say of a traveller, kept beside the platform. Times are Unix milliseconds. */
interface Standing {
  /** The account, and the place it was made in; null for guests. */
  account: { name: string; home: PlaceName } | null;
  /** Negative while the platform knows of the proof and the browser does not. */
  guestProof: number;
  accountProof: number;
}

/** What a step of a sequence works on. */
interface Walk {
  world: AgeWorld;
  dice: Dice;
  who: Traveller;
  standing: Standing;
  /** References of the checks that this session started, and whose they are. */
  checks: { reference: string; owner: 'guest' | 'account'; isOver: boolean }[];
}

const isOpen = ({ who, standing: { account, guestProof, accountProof } }: Walk, now: number): boolean => {
  // Where nothing of the account's region is known, the account says nothing.
  const isGated =
    PLACES[who.place].isGated ||
    (account !== null && account.home !== 'nowhere' && PLACES[account.home].isGated);
  return !isGated || (account ? accountProof : guestProof) > now;
};

const send = ({ world }: Walk, reference: string, outcome: string, key: string, at = Date.now()) => {
  const payload = JSON.stringify({ reference, outcome });
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': signCallback(key, payload, at),
  };
  const url = `/api/v1/age-verification/callback/${SANDBOX}`;
  return world.platform.app.inject({ method: 'POST', url, headers, payload });
};

/** Asks for one's standing. A guest's proof comes as a cookie with the answer. */
const ask = async ({ who, standing }: Walk): Promise<string[]> => {
  const { body } = await who.use((browser) => browser.get<{ methods: string[] }>('/age-verification'));
  if (standing.account === null && standing.guestProof < 0) standing.guestProof *= -1;
  return body.methods;
};

const learn = async (walk: Walk): Promise<void> => void (await ask(walk));

const start = async (walk: Walk): Promise<void> => {
  const { who, dice, standing, checks } = walk;
  const methods = await ask(walk);
  const method = methods.length > 0 ? dice.oneOf(methods) : 'incode';
  const body = { method, return_path: '/' };
  const { body: started } = await who.use((browser) =>
    browser.post<{ link?: string }>('/age-verification/start', body),
  );
  const reference =
    started.link && unpackAgeOrder(KEY, new URL(started.link).pathname.split('/check/')[1] ?? '')?.reference;
  if (reference) checks.push({ reference, owner: standing.account ? 'account' : 'guest', isOver: false });
};

const decide = async (walk: Walk): Promise<void> => {
  const check = walk.checks.at(-1);
  if (!check) return;
  const outcome = walk.dice.oneOf(['approved', 'declined', 'pending']);
  await send(walk, check.reference, outcome, KEY);
  if (outcome !== 'approved' || check.isOver) return;
  check.isOver = true;
  const until = Date.now() + PROOF_MS[check.owner];
  if (check.owner === 'account') walk.standing.accountProof = Math.max(walk.standing.accountProof, until);
  else walk.standing.guestProof = -until;
};

const leaveSession = (walk: Walk): void => {
  walk.checks.length = 0;
  walk.standing.guestProof = 0;
};

const login = async (walk: Walk): Promise<void> => {
  const { who, world, dice, standing } = walk;
  const home = dice.oneOf(PLACE_NAMES);
  const name = dice.oneOf(world.names[home]);
  await world.forget(name);
  const account = { username: name, password: PASSWORD };
  await who.use((browser) => browser.start());
  const { status } = await who.use((browser) => browser.post('/auth/login', account));
  if (status !== 200) throw new Error(`${name} could not log in: ${status}`);
  await who.use((browser) => browser.start());
  leaveSession(walk);
  standing.account = { name, home };
  standing.accountProof = 0;
};

const logout = async (walk: Walk): Promise<void> => {
  await walk.who.use((browser) => browser.post('/auth/logout', {}));
  await walk.who.use((browser) => browser.start());
  leaveSession(walk);
  walk.standing.account = null;
};

/** The cookie of another guest who has proved their age, with or without that guest's session. */
const borrow = async (walk: Walk): Promise<void> => {
  const other: Walk = {
    ...walk,
    who: new Traveller(walk.world.platform.app, 'florida'),
    standing: { account: null, guestProof: 0, accountProof: 0 },
    checks: [],
  };
  await other.who.use((browser: TestBrowser) => browser.start());
  await start(other);
  const [check] = other.checks;
  if (!check) throw new Error('The other guest could not start a check');
  await send(other, check.reference, 'approved', KEY);
  await other.who.use((browser) => browser.get('/age-verification'));
  const proof = other.who.cookies.get('fl_age');
  if (proof === undefined) throw new Error('The other guest got no proof');
  walk.who.cookies.set('fl_age', proof);
  // The own proof, if there was one, is overwritten; the next answer about the own check brings it back.
  if (walk.standing.guestProof > 0) walk.standing.guestProof *= -1;
};

const forge = async (walk: Walk): Promise<void> => {
  const check = walk.checks.at(-1);
  const old = Date.now() - 3_600_000;
  const reference = check?.reference ?? 'unknown';
  await send(walk, reference, 'approved', 'another key');
  await send(walk, reference, 'approved', KEY, old);
};

const move = async ({ who, dice }: Walk): Promise<void> => {
  who.place = dice.oneOf(PLACE_NAMES);
};

const wait = async ({ dice, world }: Walk): Promise<void> => {
  world.advance(dice.oneOf([60_000, 3_600_000, PROOF_MS.guest / 2, PROOF_MS.guest + 1]));
};

const STEPS: readonly (readonly [weight: number, step: (walk: Walk) => Promise<void>])[] = [
  [6, start],
  [6, decide],
  [5, learn],
  [3, move],
  [2, login],
  [2, logout],
  [1, borrow],
  [2, forge],
  [2, wait],
];
const stepsByWeight = STEPS.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));

export interface SequenceReport {
  /** Asked while the rules said no, and while they said yes. */
  closed: number;
  open: number;
  wrong: string[];
}

/** One random sequence of a visitor, with an entrance tried after every step. */
export async function walkSequence(world: AgeWorld, dice: Dice, report: SequenceReport): Promise<void> {
  const who = new Traveller(world.platform.app, dice.oneOf(PLACE_NAMES));
  const walk: Walk = {
    ...{ world, dice, who, checks: [] },
    standing: { account: null, guestProof: 0, accountProof: 0 },
  };
  await who.use((browser) => browser.start());
  const entrances = Object.entries(world.entrances);
  const messages: string[] = [];
  for (let left = 3 + dice.below(6); left > 0; left -= 1) {
    const step = dice.oneOf(stepsByWeight);
    await step(walk);
    messages.push(step.name);
    const [name, enter] = dice.oneOf(entrances);
    const isAllowed = isOpen(walk, Date.now());
    const got = await enter(who);
    report[isAllowed ? 'open' : 'closed'] += 1;
    if (got !== isAllowed)
      report.wrong.push(`${name} ${got ? 'given' : 'refused'} in ${who.place} after ${messages.join(', ')}`);
  }
}
