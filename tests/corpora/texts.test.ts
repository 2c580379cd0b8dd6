import {
  type AgeCardForm,
  addressParts,
  ageCardProblems,
  cleanLine,
  withoutUnusedParts,
} from '@footlight/contract';
import { fieldsOf, type Operation, operations } from '@footlight/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseMessage } from '../../apps/api/src/sockets/chat.ts';
import { createRateLimit } from '../../apps/api/src/sockets/rate-limit.ts';
import { newMember, openTestPlatform, type TestPlatform } from '../../apps/api/src/testing/platform.ts';
import { expectedOf, type Row, rowsOf, type Verdict } from './tables.ts';

const NAMES = rowsOf('names.tsv');
const LOOK_ALIKES = rowsOf('look-alikes.tsv');
const EMAILS = rowsOf('emails.tsv');
const ADDRESSES = rowsOf('addresses.tsv');
const LINES = rowsOf('lines.tsv');

type Schema = NonNullable<Operation['body']>;
type Issues = Parameters<typeof fieldsOf>[0];

/** What an input becomes, or what is wrong with its fields; a schema without fields has the field `body`. */
const parse = (schema: Schema, input: unknown) =>
  schema['~standard'].validate(input) as { value: unknown; issues?: undefined } | { issues: Issues };

/** What a field of a call's body becomes, or the problem that its sender is told. */
function verdictOf(schema: Schema, input: unknown, field = 'body'): Verdict {
  const parsed = parse(schema, input);
  if (parsed.issues) return { problem: fieldsOf(parsed.issues)[field] ?? 'none of this field' };
  const { value } = parsed;
  return { text: field === 'body' ? String(value) : ((value as Record<string, string>)[field] ?? '') };
}

/** The rows with another result than theirs, all of them. */
async function wrongOf(
  rows: readonly Row[],
  verdict: (cells: readonly string[]) => Verdict | Promise<Verdict>,
  right: (cells: readonly string[]) => Verdict = ([input = '', result = '']) => expectedOf(input, result),
): Promise<object[]> {
  const wrong: object[] = [];
  for (const { place, cells } of rows) {
    const [given, expected] = [await verdict(cells), right(cells)];
    if (JSON.stringify(given) !== JSON.stringify(expected)) wrong.push({ place, given, expected });
  }
  return wrong;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(() => platform?.stop());

describe('[AUTH-05] names, addresses and texts of real people', () => {
  it('are enough, and every row has a source', () => {
    const rows = [NAMES, LOOK_ALIKES, EMAILS, ADDRESSES, LINES].flat();
    const sources = rows.map(({ cells }) => cells.at(-1));
    expect(sources.filter((source) => source !== 'own').length).toBeGreaterThanOrEqual(200);
    expect(new Set(sources)).toEqual(new Set(['blns', 'cldr', 'isemail', 'opencage', 'own', 'unicode']));
    expect(new Set(ADDRESSES.map(({ cells }) => cells[0])).size).toBeGreaterThanOrEqual(40);
    for (const table of [NAMES, LOOK_ALIKES, EMAILS, LINES])
      expect(new Set(table.map(({ cells }) => cells.slice(0, -2).join('\t'))).size).toBe(table.length);
  });

  it('as display names are stored as written, or refused with a reason', async () => {
    const who = await newMember(platform);
    const rename = async ([name]: readonly string[]): Promise<Verdict> => {
      const { status, body } = await who.post<{
        fields?: { display_name?: string };
        user?: { display_name: string };
      }>('/user/profile', { display_name: name });
      return status === 200
        ? { text: body.user?.display_name ?? '' }
        : { problem: body.fields?.display_name ?? `status ${status}` };
    };
    expect(await wrongOf(NAMES, rename)).toEqual([]);
    expect(await wrongOf(LOOK_ALIKES, rename)).toEqual([]);
  });

  it('as email addresses mean the same to every call that takes one', async () => {
    const calls = Object.values(operations as Record<string, Operation>).flatMap(({ body }) =>
      body && 'entries' in body && 'email' in (body.entries as object)
        ? ((body.entries as Record<string, Schema>).email ?? [])
        : [],
    );
    expect(calls.length).toBeGreaterThanOrEqual(5);
    for (const call of calls) expect(await wrongOf(EMAILS, ([email]) => verdictOf(call, email))).toEqual([]);
  });

  it('as postal addresses fill in the card form, and only parts that the country has are asked for', async () => {
    const { body } = operations['POST /age-verification'];
    const now = new Date('2026-11-24T12:00:00Z');
    const person = {
      ...{ birth_date: '1990-05-17', do_purchase: 0 as const, email: 'ada@example.org' },
      ...{ first_name: 'Ada', last_name: 'Byron' },
    };
    const card = {
      card_number: '4242424242424242',
      cvc: '123',
      expiration_month: '12',
      expiration_year: '39',
    };
    const word = (part: string, parts: readonly string[]) =>
      parts.includes(part) ? 'required' : parts.includes(`${part}?`) ? 'optional' : 'none';
    const pick = ({ address, city, zip, state }: AgeCardForm) => ({ address, city, zip, state });
    const wrong: object[] = [];
    for (const { place, cells } of ADDRESSES) {
      const [country = '', address = '', city = '', state = '', zip = '', parts = ''] = cells;
      const needed = parts.split(' ');
      const form: AgeCardForm = { ...person, ...card, country, address, city, state, zip };
      const problems = (change: Partial<AgeCardForm>) =>
        ageCardProblems({ ...form, ...change }, { needsEmail: true, now });
      const expected = { zip: word('zip', needed), state: word('state', needed) };
      const asked = (part: 'zip' | 'state') => (expected[part] === 'required' ? { [part]: 'required' } : {});
      const sent = withoutUnusedParts({ ...person, country, address, city, state, zip });
      const parsed = parse(body, { ...sent, payment_token: 'right', return_path: '/' });
      const given = {
        parts: addressParts(country),
        whole: problems({}),
        withoutZip: problems({ zip: '' }),
        withoutState: problems({ state: '' }),
        sent: parsed.issues ?? pick(parsed.value as AgeCardForm),
      };
      const right = {
        parts: expected,
        whole: {},
        withoutZip: asked('zip'),
        withoutState: asked('state'),
        sent: { address, city, zip, state },
      };
      if (JSON.stringify(given) !== JSON.stringify(right)) wrong.push({ place, given, right });
    }
    expect(wrong).toEqual([]);
  });

  it('as chat lines, titles and posts keep what is readable', async () => {
    const verdicts: Record<string, (text: string) => Verdict> = {
      chat: (text) => {
        const line = cleanLine(text);
        const problem = refuseMessage(line, null, createRateLimit(1, 1));
        return problem === null ? { text: line } : { problem };
      },
      title: (name) => verdictOf(operations['POST /studio/media'].body, { name, kind: 'video' }, 'name'),
      post: (text) =>
        verdictOf(
          operations['POST /user/fanclub/post'].body,
          { client_id: 'post-1234', level: 'supporter', text, media_id: null },
          'text',
        ),
    };
    const wrong = await wrongOf(
      LINES,
      ([kind = '', text = '']) => verdicts[kind]?.(text) ?? { problem: `no kind ${kind}` },
      ([, text = '', result = '']) => expectedOf(text, result),
    );
    expect(wrong).toEqual([]);
  });
});
