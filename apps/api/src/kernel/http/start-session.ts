import { endOwnSession } from '../accounts/end-sessions.ts';
import { openSession } from '../accounts/session.ts';
import type { KernelContext } from '../context.ts';
import { setSessionCookie } from './cookies.ts';
import type { Call } from './operation.ts';
import { countryOf } from './request.ts';

const LONGEST_USER_AGENT = 300;

/** Logs a browser in: ends its present session and issues a new token, which prevents session fixation. */
export async function startSession(
  { database, options, work }: KernelContext,
  { viewer, request, reply }: Pick<Call<'POST /auth/login'>, 'viewer' | 'request' | 'reply'>,
  userId: number,
): Promise<void> {
  const { user: before, token } = viewer;
  if (before) await work.run((unit) => endOwnSession(unit, before.id, token));
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
  const device = { userAgent, country: countryOf(request, options) };
  setSessionCookie(request, reply, options, await openSession(database.orm, userId, device));
}
