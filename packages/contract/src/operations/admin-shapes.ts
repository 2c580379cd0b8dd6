import * as v from 'valibot';

/** Where the next page of a list begins: an answer's `next`. */
export const Cursor = { cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'invalid_format'))) };

/** A page of a list. `next` is null on the last one. */
export const list = <const N extends string, S extends v.GenericSchema>(name: N, item: S) =>
  v.object({
    ...({ [name]: v.array(item) } as { [K in N]: v.ArraySchema<S, undefined> }),
    next: v.nullable(v.string()),
  });

export const STAFF_READ = ['invalid_input', 'login_required', 'forbidden', 'rate_limited'] as const;
export const STAFF_WRITE = [...STAFF_READ, 'csrf_failed'] as const;
