import fc from 'fast-check';
import * as v from 'valibot';
import { type Described, described, namedSchemas } from '../described.ts';
import { fromSchema, type Schema } from '../from-schema.ts';
import type { Checks } from './checks.ts';
import { need } from './checks.ts';
import type { Visitor } from './visitor.ts';

const valueOf = (schema: Schema, rule: v.GenericSchema | undefined, name: string): unknown =>
  fc
    .sample(fromSchema(schema, namedSchemas), { seed: 1, numRuns: 50 })
    .find((value) => !rule || v.is(v.partial(rule as never) as v.GenericSchema, { [name]: value }));

/** A valid address: known values where there are some, otherwise any that the schema allows. Optional ones are left out. */
function addressOf({ operation, openApi }: Described, known: Record<string, string>) {
  const valuesIn = (place: string, rule: v.GenericSchema | undefined) =>
    Object.fromEntries(
      (openApi.parameters ?? []).flatMap((one) =>
        'name' in one && one.in === place && one.required
          ? [[one.name, known[one.name] ?? valueOf(one.schema, rule, one.name)]]
          : [],
      ),
    );
  return { params: valuesIn('path', operation.params), query: valuesIn('query', operation.query) };
}

/** Reads without an effect, by their GET alone. */
const READS = described.filter(({ method, operation }) => method === 'GET' && !operation.hasEffects);

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
  for (const one of READS) {
    const { id, auth } = one.operation;
    await checks.run(`read ${id} as ${as}`, async (find) => {
      const answer = await need(visitor, 'a login').call(one.route, find, addressOf(one, known));
      if (!answer) return;
      const isRefused = answer.status === 401;
      if (as === 'a guest' && auth === 'user' && !isRefused) {
        find(id, 'rights', `a guest gets ${answer.status} instead of 401 login_required`);
      }
      if (as === 'the account' && isRefused) find(id, 'rights', 'somebody who is logged in gets 401');
    });
  }
}
