import { DEFAULT_LANGUAGE } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { findFaq, listFaq } from '../features/content/faq.ts';
import { ApiError } from '../kernel/api-error.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

/** The FAQ (spec 3 §2). */
export function registerFaq(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  registerOperation(app, context, 'GET /faq', async ({ query }) => ({
    data: await listFaq(orm, query.language ?? DEFAULT_LANGUAGE),
  }));
  registerOperation(app, context, 'GET /faq/{id}', async ({ params, query }) => {
    const found = await findFaq(orm, params.id, query.language ?? DEFAULT_LANGUAGE);
    if (!found) throw new ApiError('not_found');
    return found;
  });
}
