import { endOwnSession } from '../accounts/end-sessions.ts';
import { openSession } from '../accounts/session.ts';
import type { KernelContext } from '../context.ts';
import { setSessionCookie } from './cookies.ts';
import type { Call } from './operation.ts';
import { countryOf } from './request.ts';

const LONGEST_USER_AGENT = 300;

/**
 * Logs a browser in: issues a new token, which prevents session fixation, and ends the present session once the answer is
 * sent. The tabs are then notified and read the current user. If they read it before the answer, they would send the
 * old token, and the guest cookie that they get back could replace the new token.
 */
export async function startSession(
  { database, options, work, log }: KernelContext,
  { viewer, request, reply }: Pick<Call<'POST /auth/login'>, 'viewer' | 'request' | 'reply'>,
  userId: number,
): Promise<void> {
  const { user: before, token } = viewer;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
  const device = { userAgent, country: countryOf(request, options) };
  setSessionCookie(request, reply, options, await openSession(database.orm, userId, device));
  if (!before) return;
  reply.raw.once('close', () => {
    work
      .run((unit) => endOwnSession(unit, before.id, token))
      .catch((error: unknown) => log.error({ err: error }, 'the session before a login could not be ended'));
  });
}
