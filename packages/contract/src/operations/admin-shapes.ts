import * as v from 'valibot';

/** Where the next page of a list starts: an answer's `next`. */
export const Cursor = { cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'invalid_format'))) };

/** A page of a list. `next` is null on the last one. */
export const list = <const N extends string, S extends v.GenericSchema>(name: N, item: S) =>
  v.object({
    ...({ [name]: v.array(item) } as { [K in N]: v.ArraySchema<S, undefined> }),
    next: v.nullable(v.string()),
  });

/** The order of a list: a key ascending, or with `-` before it descending. */
export const sortBy = <const K extends string>(...keys: K[]) => ({
  sort: v.optional(v.picklist(keys.flatMap((key): (K | `-${K}`)[] => [key, `-${key}`]))),
});

/** A page of a list and, on the first page, the number of all its rows: one more than `MAX_COUNT` if there are more. */
export const countedList = <const N extends string, S extends v.GenericSchema>(name: N, item: S) =>
  v.object({ ...list(name, item).entries, total: v.nullable(v.pipe(v.number(), v.safeInteger())) });

export const STAFF_READ = ['invalid_input', 'login_required', 'forbidden', 'rate_limited'] as const;
export const STAFF_WRITE = [...STAFF_READ, 'csrf_failed'] as const;
