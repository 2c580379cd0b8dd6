import * as v from 'valibot';
import { AiExchange, AiModel } from '../entities/ai.ts';
import { Confirmed, filled, LanguageSchema, lines, Price, Tokens } from '../entities/common.ts';
import { exampleAiExchange, exampleAiModel } from '../fixtures/ai.ts';
import { MAX_AI_MESSAGE } from '../rules/ai/ai.ts';
import { defineOperations } from './define.ts';

const AiName = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/, 'invalid_format'));
const byName = v.object({ id: AiName });
const Message = filled(lines(MAX_AI_MESSAGE));
const read = ['invalid_input', 'not_found', 'age_verification_required'] as const;
const buy = [
  ...read,
  'login_required',
  'csrf_failed',
  'rate_limited',
  'price_changed',
  'not_enough_tokens',
  'over_own_limit',
  'user_daily_limit',
  'postpay_card_fail',
  'idempotency_key_missing',
  'idempotency_conflict',
] as const;
const bought = v.object({ status: v.literal(1), exchange: AiExchange, tokens: Tokens });
/** Of tagline and greeting; English without one. */
const Language = v.optional(LanguageSchema);
const flag = v.optional(v.picklist(['0', '1']));

/** AI companions (spec 3 §2, §7). Without a provider every call answers `not_found`. */
export const aiOperations = defineOperations('ai', {
  'GET /ai/browse/{x}': {
    id: 'listCompanions',
    summary:
      'Companions of a gender, or `all`. `nsfw=1` shows only those for adults, `nsfw=0` only the others. One page.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ x: v.picklist(['all', 'girls', 'men', 'trans']) }),
    query: v.object({
      p: v.optional(v.picklist(['1'])),
      nsfw: flag,
      sort: v.optional(v.picklist(['popular', 'name'])),
      language: Language,
    }),
    ok: v.object({ data: v.array(AiModel), count_total: v.pipe(v.number(), v.safeInteger()) }),
    errors: read,
    example: { data: [exampleAiModel], count_total: 1 },
  },
  'GET /ai/model/{name}': {
    id: 'getCompanion',
    summary: 'A companion, by its name with `-ai` appended: `nova-ai`.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}-ai$/, 'invalid_format')) }),
    query: v.object({ language: Language }),
    ok: v.object({ model: AiModel }),
    errors: read,
    example: { model: exampleAiModel },
  },
  'GET /ai/chat/{id}': {
    id: 'listCompanionMessages',
    summary:
      'The user’s last 100 requests to a companion, oldest first. Read it again while one is `waiting`.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params: byName,
    ok: v.object({ exchanges: v.array(AiExchange) }),
    errors: [...read, 'login_required'],
    example: { exchanges: [exampleAiExchange] },
  },
  'POST /ai/chat/{id}': {
    id: 'sendCompanionMessage',
    summary: 'Sends a message. Holds the price; a delivered answer pays it, a failure refunds it.',
    spec: '3§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: byName,
    body: v.object({ message: Message, price: Price, ...Confirmed }),
    ok: bought,
    errors: buy,
    example: { status: 1, exchange: { ...exampleAiExchange, state: 'waiting', answer: '' }, tokens: 98 },
  },
  'POST /ai/image/generate/prompt/{id}': {
    id: 'requestCompanionPicture',
    summary: 'Asks for a picture. Holds the price; a delivered picture pays it, a failure refunds it.',
    spec: '3§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: byName,
    body: v.object({ message: Message, nsfw: v.optional(v.boolean(), false), price: Price, ...Confirmed }),
    ok: bought,
    errors: buy,
    example: {
      status: 1,
      exchange: { ...exampleAiExchange, kind: 'image', state: 'waiting', answer: '', price: 20 },
      tokens: 80,
    },
  },
  'DELETE /ai/chat/{id}': {
    id: 'deleteCompanionChat',
    summary: 'Deletes the user’s conversation with a companion, pictures included. A waiting request stays.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params: byName,
    ok: v.object({ status: v.literal(1) }),
    errors: [...read, 'login_required', 'csrf_failed'],
    example: { status: 1 },
  },
});
