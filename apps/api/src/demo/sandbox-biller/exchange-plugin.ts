import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { exchangeCard } from './age-cards.ts';
import { SANDBOX_PREFIX } from './protocol.ts';
import { testCardOf } from './test-cards.ts';

export const EXCHANGE_PATH = `${SANDBOX_PREFIX}/payment-tokens`;

const Card = v.strictObject({
  card_number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  cvc: v.pipe(v.string(), v.regex(/^\d{3,5}$/)),
  expiration_month: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  expiration_year: v.pipe(v.string(), v.regex(/^\d{2}$/)),
});

/** The card company's own endpoint: browsers send a card here and get a payment token. It keeps and logs no number. */
export const exchangePlugin: FastifyPluginAsync<{ key: string }> = async (app, { key }) => {
  app.post(EXCHANGE_PATH, { bodyLimit: 4 * 1024 }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    const card = v.safeParse(Card, request.body);
    if (!card.success) return reply.code(400).send({ error: 'invalid_card' });
    const right = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = exchangeCard(key, right, testCardOf(card.output.card_number));
    if (token === null) return reply.code(401).send({ error: 'invalid_token' });
    return { payment_token: token };
  });
};
