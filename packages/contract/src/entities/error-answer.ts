import * as v from 'valibot';
import { ERROR_TYPES, FIELD_PROBLEMS } from '../errors.ts';

/** The body of every error answer (spec 1 §7: status, error, errorType; spec 2 §7: suggestions). */
export const ErrorAnswer = v.object({
  status: v.literal(0),
  error: v.string(),
  errorType: v.picklist(ERROR_TYPES),
  fields: v.optional(v.record(v.string(), v.picklist(FIELD_PROBLEMS))),
  suggestions: v.optional(v.array(v.string())),
  /** For `over_own_limit`: the tokens that need consent. Assumed. */
  amount: v.optional(v.number()),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
