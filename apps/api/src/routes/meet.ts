import { listsExplicit, MEET_PRODUCTS, type MeetProduct } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asker } from '../features/meet/meets.ts';
import { readStill } from '../features/meet/reports.ts';
import type { LoggedIn } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import { homeOf } from '../kernel/rooms/room-access.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import { lacksAgeProof, roomFor } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** All visitors share the counts; they may be this old. */
const COUNT_TTL_MS = 2_000;

interface EnterCall {
  viewer: LoggedIn;
  request: FastifyRequest;
  body: { streamActive: boolean; genders: string[]; seat?: string | undefined };
}

/** Speed-dates and random video chat (spec 3 §7). */
export function registerMeet(app: FastifyInstance, context: Context): void {
  const { meets, shows } = context;
  const acts = createLimit(context, 'meet:acts', 60, 10_000);
  const beats = createLimit(context, 'meet:beats', 120, 60_000);

  const asker = async ({ viewer, request, body }: EnterCall): Promise<Asker> => {
    const { site } = await context.sites.of(request);
    const visit = placeOf(request, context.options);
    const place = visit.country === null ? homeOf(viewer.user) : visit;
    return {
      user: viewer.user,
      seat: body.seat ?? null,
      genders: body.genders,
      country: place.country,
      region: place.region,
      showsExplicit: listsExplicit(site),
    };
  };

  const enter = async (product: MeetProduct, call: EnterCall) => {
    const { user } = call.viewer;
    await acts.take(call.request, `meet ${user.id}`);
    if (!call.body.streamActive) throw new ApiError('meet_no_stream');
    // Broadcasters have verified their age.
    const owner = user.type === 'model' ? user.id : 0;
    if (await lacksAgeProof(context, call, owner)) throw new ApiError('age_verification_required');
    return meets.request(product, await asker(call));
  };
  registerOperation(app, context, 'POST /speed-date/v2/match/request', (call) => enter('date', call));
  registerOperation(app, context, 'POST /random-chat/next', (call) => enter('random', call));

  registerOperation(app, context, 'POST /speed-date/v2/match/accept', async (call) => {
    const { user } = call.viewer;
    const { broadcastUsername, meet_id, ...terms } = call.body;
    await acts.take(call.request, `meet ${user.id}`);
    const proposal = await meets.proposal(user.id, broadcastUsername, meet_id);
    if (proposal.secondId === user.id) {
      const tokens = await shows.tokensOf(user);
      return { ...(await meets.accept(proposal.id, user.id, null)), tokens };
    }
    const room = await roomFor(context, 'pay', broadcastUsername, call);
    const wish = { exclusive: false, watch_together: false, ...terms };
    const { show, tokens } = await context.autoCharges.paying(user, () =>
      shows.request(room, user, wish, call.idempotency),
    );
    return { ...(await meets.accept(proposal.id, user.id, show.show_id)), tokens };
  });

  const counts = createShortCache<Awaited<ReturnType<typeof meets.online>>>(
    COUNT_TTL_MS,
    MEET_PRODUCTS.length,
  );
  registerOperation(app, context, 'GET /meet/{product}/online', ({ params: { product } }) =>
    counts.get(product, () => meets.online(product)),
  );

  for (const [product, route] of [
    ['date', 'POST /speed-date/v2/match/update'],
    ['random', 'POST /random-chat/data'],
  ] as const) {
    registerOperation(app, context, route, async ({ viewer, request, body }) => {
      await beats.take(request, `meet beat ${viewer.user.id}`);
      const beat = { seat: body.seat ?? null, isStreamActive: body.streamActive };
      return meets.update(product, viewer.user.id, beat);
    });
  }

  registerOperation(app, context, 'GET /speed-date/v2/video', ({ viewer }) =>
    meets.state(viewer.user.id, 'date'),
  );

  for (const [product, route] of [
    ['date', 'POST /speed-date/v2/stop'],
    ['random', 'POST /random-chat/stop'],
  ] as const) {
    registerOperation(app, context, route, async ({ viewer, request, body }) => {
      await acts.take(request, `meet ${viewer.user.id}`);
      return meets.stop(product, viewer.user.id, {
        seat: body.seat ?? null,
        isBlock: body.block,
        toUsername: body.toBroadcastUsername ?? null,
      });
    });
  }

  for (const [product, route] of [
    ['date', 'POST /speed-date/report'],
    ['random', 'POST /random-chat/report'],
  ] as const) {
    registerOperation(app, context, route, async ({ viewer, request, body }) => {
      await acts.take(request, `meet ${viewer.user.id}`);
      return meets.report(product, viewer.user.id, {
        meetId: body.match.meet_id,
        still: readStill(body.stillBase64),
      });
    });
  }
}
