import * as v from 'valibot';
import { GENDERS } from '../rules/constants.ts';
import { Id, Tokens } from './common.ts';

/** An AI companion: software, not a person. Assumed. */
export const AiModel = v.object({
  /** Name in addresses, for example `nova`. */
  name: v.string(),
  display_name: v.string(),
  /** A few words about who the companion is, in the language that was asked for. */
  tagline: v.string(),
  /** A line as the companion would write it, in the same language. */
  greeting: v.string(),
  gender: v.picklist(GENDERS),
  /** An abstract picture. */
  picture_url: v.string(),
  /** For adults: not listed on sites that hide explicit rooms. */
  nsfw: v.boolean(),
  /** Tokens for a message and for a picture. */
  chat_price: Tokens,
  image_price: Tokens,
});
export type AiModel = v.InferOutput<typeof AiModel>;

/** `waiting`: tokens are on hold; `delivered`: paid; `failed`: refunded. */
export const AI_STATES = ['waiting', 'delivered', 'failed'] as const;

/** One request to a companion and its answer. Assumed. */
export const AiExchange = v.object({
  id: Id,
  kind: v.picklist(['chat', 'image']),
  state: v.picklist(AI_STATES),
  message: v.string(),
  /** Grows while the companion writes; empty after a failure. */
  answer: v.string(),
  /** The finished picture, for its buyer alone. */
  image_url: v.nullable(v.string()),
  price: Tokens,
  created_at: v.string(),
});
export type AiExchange = v.InferOutput<typeof AiExchange>;
