import fc from 'fast-check';
import * as v from 'valibot';
import { type Described, described, namedSchemas } from '../schema/described.ts';
import { fromSchema, type Schema } from '../schema/from-schema.ts';
import type { Checks } from './checks.ts';
import { need } from './checks.ts';
import type { Visitor } from './visitor.ts';

const sampleOf = (schema: Schema, rule: v.GenericSchema | undefined, name: string): unknown =>
  fc
    .sample(fromSchema(schema, namedSchemas), { seed: 1, numRuns: 50 })
    .find((value) => !rule || v.is(v.partial(rule as never) as v.GenericSchema, { [name]: value }));

/** The first text or number of this name in an answer, at any depth. */
function valueIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const own = (body as Record<string, unknown>)[name];
  if (!Array.isArray(body) && (typeof own === 'string' || typeof own === 'number')) return String(own);
  for (const part of Object.values(body)) {
    const found = valueIn(part, name);
    if (found !== null) return found;
  }
  return null;
}

/** What was read, by the first segment of the path: lists name the ids of what is below them. */
type Seen = Map<string, unknown[]>;
const segmentOf = ({ path }: Described): string => path.split('/')[1] ?? '';

/**
 * A valid address: known values, values that lists of the same kind have named, otherwise any that the schema allows.
 * Optional ones are left out.
 */
function addressOf(described: Described, known: Record<string, string>, seen: Seen) {
  const { operation, openApi } = described;
  const listed = (name: string, rule: v.GenericSchema | undefined) =>
    (seen.get(segmentOf(described)) ?? [])
      .map((body) => valueIn(body, name))
      .find(
        (value) =>
          value !== null && rule && v.is(v.partial(rule as never) as v.GenericSchema, { [name]: value }),
      );
  const valuesIn = (place: string, rule: v.GenericSchema | undefined) =>
    Object.fromEntries(
      (openApi.parameters ?? []).flatMap((one) =>
        'name' in one && one.in === place && one.required
          ? [[one.name, known[one.name] ?? listed(one.name, rule) ?? sampleOf(one.schema, rule, one.name)]]
          : [],
      ),
    );
  return { params: valuesIn('path', operation.params), query: valuesIn('query', operation.query) };
}

const depth = ({ path }: Described): number => path.split('{').length;
/** Reads without an effect, lists before what they name. */
const READS = described
  .filter(({ method, operation }) => method === 'GET' && !operation.hasEffects)
  .toSorted((a, b) => depth(a) - depth(b));

/**
 * Reads every operation as a guest, or as somebody who is logged in. An id that nothing has is answered by an error of the
 * operation, which is checked like any other answer.
 */
export async function checkReads(
  checks: Checks,
  visitor: Visitor | null,
  as: 'a guest' | 'the account',
  known: Record<string, string>,
): Promise<void> {
  const seen: Seen = new Map();
  for (const one of READS) {
    const { id, auth } = one.operation;
    await checks.run(`read ${id} as ${as}`, async (find) => {
      const answer = await need(visitor, 'a login').call(one.route, find, addressOf(one, known, seen));
      if (!answer) return;
      if (answer.status === 200) seen.set(segmentOf(one), [...(seen.get(segmentOf(one)) ?? []), answer.body]);
      const isRefused = answer.status === 401;
      if (as === 'a guest' && auth === 'user' && !isRefused) {
        find(id, 'rights', `a guest gets ${answer.status} instead of 401 login_required`);
      }
      if (as === 'the account' && isRefused) find(id, 'rights', 'somebody who is logged in gets 401');
    });
  }
}
