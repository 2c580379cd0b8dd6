import * as v from 'valibot';
import { ERROR_TYPES, FIELD_PROBLEMS } from '../errors/errors.ts';
import { BrowseUser } from './browse.ts';

/**
 * The body of every error answer: problem details (RFC 9457), with the members that the specification names (spec 1 §7:
 * error, errorType; spec 2 §7: suggestions).
 */
export const ErrorAnswer = v.object({
  /** Address of the error's page, relative to the platform. */
  type: v.string(),
  /** The error type in words. */
  title: v.string(),
  /** HTTP status of the answer. */
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  /** An English explanation, for logs and integrators. */
  detail: v.string(),
  /** Path of the request. */
  instance: v.string(),
  /** As `detail`. */
  error: v.string(),
  /** The fields by which clients decide. */
  errorType: v.picklist(ERROR_TYPES),
  /** The first problem of each field, by its path (`app_data.goal`). */
  fields: v.optional(v.record(v.string(), v.picklist(FIELD_PROBLEMS))),
  /** The same as JSON pointers into the body; parameters by their names. */
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
  suggestions: v.optional(v.array(v.string())),
  /** The rooms of `suggestions` as lists show them. Assumed. */
  alternativeUserList: v.optional(v.array(BrowseUser)),
  /** For `over_own_limit`: the tokens that need consent. Assumed. */
  amount: v.optional(v.number()),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
