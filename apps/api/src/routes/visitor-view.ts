import type { CurrentUserAnswer } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { makeNodeToken } from '../kernel/accounts/node-token.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { guestSettings } from '../kernel/http/cookies.ts';
import { isOnVpn, placeOf } from '../kernel/http/request.ts';
import { currentUserView } from '../read-models/current-user.ts';
import { ageDemand } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

const languageOf = (request: FastifyRequest): string | null =>
  /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase() ?? null;

/** The visitor behind a request, as GET /user/current answers. */
export const visitorView = async (
  context: Context,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<CurrentUserAnswer> =>
  currentUserView(context.database.orm, viewer, {
    nodeToken: makeNodeToken(context.signer, viewer),
    place: placeOf(request, context.options),
    isOnVpn: isOnVpn(request, context.options),
    age: await ageDemand(context, { viewer, request }),
    language: languageOf(request),
    guestSettings: guestSettings(request),
    host: (await context.sites.of(request)).host,
  });
