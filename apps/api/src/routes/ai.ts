import { DEFAULT_LANGUAGE, listsExplicit } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { aiView, COMPANIONS, type Companion } from '../features/ai/companions.ts';
import { viewerOf } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { sendPrivatePicture } from '../kernel/http/private-picture.ts';
import { lacksAgeProof, type Visitor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

const GENDERS = { girls: 'f', men: 'm', trans: 't' } as const;

/** AI companions (spec 3 §2, §7). */
export function registerAi(app: FastifyInstance, context: Context): void {
  const { ai } = context;
  const limit = createLimit(context, 'ai', 30, 60_000);

  /** The companions that this visitor may see; throws without a provider or a proof of age. */
  const companionsFor = async (visitor: Visitor): Promise<readonly Companion[]> => {
    if (!ai.isOffered) throw new ApiError('not_found');
    if (await lacksAgeProof(context, visitor, 0)) throw new ApiError('age_verification_required');
    const { site } = await context.sites.of(visitor.request);
    return listsExplicit(site) ? COMPANIONS : COMPANIONS.filter(({ nsfw }) => !nsfw);
  };
  const companionFor = async (visitor: Visitor, name: string): Promise<Companion> => {
    const found = (await companionsFor(visitor)).find((one) => one.name === name);
    if (!found) throw new ApiError('not_found');
    return found;
  };

  registerOperation(app, context, 'GET /ai/browse/{x}', async ({ params, query, viewer, request }) => {
    const gender = params.x === 'all' ? null : GENDERS[params.x];
    const rows = (await companionsFor({ viewer, request })).filter(
      (one) =>
        (gender === null || one.gender === gender) &&
        (query.nsfw === undefined || one.nsfw === (query.nsfw === '1')),
    );
    const sorted = query.sort === 'name' ? rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : rows;
    const { language = DEFAULT_LANGUAGE } = query;
    return { data: sorted.map((one) => aiView(one, language)), count_total: sorted.length };
  });

  registerOperation(app, context, 'GET /ai/model/{name}', async ({ params, query, viewer, request }) => ({
    model: aiView(
      await companionFor({ viewer, request }, params.name.replace(/-ai$/, '')),
      query.language ?? DEFAULT_LANGUAGE,
    ),
  }));

  registerOperation(app, context, 'GET /ai/chat/{id}', async ({ params, viewer, request }) => ({
    exchanges: await ai.list(viewer.user.id, await companionFor({ viewer, request }, params.id)),
  }));

  registerOperation(app, context, 'DELETE /ai/chat/{id}', async ({ params, viewer, request }) => {
    await ai.forget(viewer.user.id, await companionFor({ viewer, request }, params.id));
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /ai/chat/{id}', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `ai ${user.id}`);
    const companion = await companionFor(call, call.params.id);
    const ask = { ...call.body, kind: 'chat', nsfw: false } as const;
    const bought = await context.autoCharges.paying(user, () =>
      ai.ask(user, companion, ask, call.idempotency),
    );
    return { status: 1, ...bought };
  });

  registerOperation(app, context, 'POST /ai/image/generate/prompt/{id}', async (call) => {
    const { user } = call.viewer;
    await limit.take(call.request, `ai ${user.id}`);
    const companion = await companionFor(call, call.params.id);
    const ask = { ...call.body, kind: 'image' } as const;
    const bought = await context.autoCharges.paying(user, () =>
      ai.ask(user, companion, ask, call.idempotency),
    );
    return { status: 1, ...bought };
  });

  app.get<{ Params: { id: string } }>('/ai/picture/:id', async (request, reply) => {
    const token = sessionCookie(request, context.options);
    const viewer = await viewerOf(context.database.orm, context.signer, token);
    const mayRead =
      viewer.user !== null &&
      /^\d{1,9}$/.test(request.params.id) &&
      !(await lacksAgeProof(context, { viewer, request }, 0));
    const picture =
      mayRead && viewer.user ? await ai.picture(viewer.user.id, Number(request.params.id)) : null;
    return sendPrivatePicture(reply, picture);
  });
}
