import { ANONYMOUS, FREE_TOKENS, hasPromos, isAdult, isReservedName, type Place } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LoginCheck } from '../features/account/login-check.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { isUsernameTaken } from '../features/account/username.ts';
import { keepProof } from '../features/age/checks.ts';
import { attributionOf } from '../features/brand/attribution.ts';
import { acceptTerms } from '../features/legal/signatures.ts';
import { mailConfirmation, welcome } from '../features/promos/free-tokens.ts';
import { endOwnSession } from '../kernel/accounts/end-sessions.ts';
import { hashPassword } from '../kernel/accounts/password.ts';
import { makeGuest } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction, type Orm } from '../kernel/db/database.ts';
import { user } from '../kernel/db/schema/index.ts';
import { setSessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import { startSession } from '../kernel/http/start-session.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import type { Signer } from '../kernel/signing.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

type Registration = Call<'POST /auth/register'>['body'];

async function createAccount(
  tx: Orm,
  body: Registration,
  extra: { hash: string; place: Place; attribution: Record<string, string>; signer: Signer },
) {
  if (await isUsernameTaken(tx, extra.signer, body.username, null)) {
    throw new ApiError('username_taken', { fields: { username: 'taken' } });
  }
  if ((await tx.$count(user, eq(sql`lower(${user.email})`, body.email))) > 0)
    throw new ApiError('email_taken', { fields: { email: 'taken' } });
  const [created] = await tx
    .insert(user)
    .values({
      username: body.username,
      displayName: body.username,
      email: body.email,
      passwordHash: extra.hash,
      gender: body.gender ?? '',
      country: extra.place.country,
      birthDate: body.birth_date,
      traits: {
        attribution: extra.attribution,
        ...(extra.place.region ? { state: extra.place.region } : {}),
      },
    })
    .onConflictDoNothing()
    .returning({ id: user.id });
  // Another sign-up took the name or the address after the check above.
  if (!created) throw new ApiError('username_taken', { fields: { username: 'taken' } });
  return created.id;
}

export function registerAuth(
  app: FastifyInstance,
  context: Context,
  { proof, login }: { proof: ProofCheck; login: LoginCheck },
): void {
  const { database, signer, options } = context;
  const registrations = createLimit(context, options.registrationsPerHour, 60 * MINUTE);
  const logins = createLimit(context, 300, MINUTE);

  registerOperation(app, context, 'POST /auth/login', async ({ body, viewer, request, reply }) => {
    const found = await login.password(request, body);
    await proof.secondStep(request, found.id, body.code);
    await logins.take(request, request.ip);
    await startSession(context, { viewer, request, reply }, found.id);
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /auth/register', async ({ body, viewer, request, reply }) => {
    await registrations.take(request, request.ip);
    if (isReservedName(body.username) || body.username === ANONYMOUS) {
      throw new ApiError('invalid_input', { fields: { username: 'reserved' } });
    }
    if (!isAdult(body.birth_date, new Date())) {
      throw new ApiError('invalid_input', { fields: { birth_date: 'under_age' } });
    }
    const hash = await hashPassword(body.password, options.passwordCost);
    const { site, host } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    const { language } = place;
    const attribution = attributionOf(site, body.attribution);
    const { id, held } = await inTransaction(database, async (tx) => {
      const created = await createAccount(tx, body, {
        hash,
        place: placeOf(request, options),
        attribution,
        signer,
      });
      await keepProof(tx, viewer, created);
      await acceptTerms(tx, host, { userId: created, language });
      const free = await welcome(
        tx,
        { id: created, email: body.email },
        { atOnce: options.signupTokens, held: hasPromos(site) ? FREE_TOKENS : 0 },
      );
      await mailConfirmation(tx, {
        id: created,
        email: body.email,
        displayName: body.username,
        ...place,
      });
      return { id: created, held: free };
    });
    await startSession(context, { viewer, request, reply }, id);
    return { status: 1, free_tokens_on_hold: held };
  });

  registerOperation(app, context, 'POST /auth/logout', async ({ viewer, request, reply }) => {
    const { user: owner } = viewer;
    if (owner) {
      await context.work.run((unit) => endOwnSession(unit, owner.id, viewer.token));
    }
    setSessionCookie(request, reply, options, makeGuest(signer).token);
    return { status: 1, redirect: owner ? options.logoutUrl : null };
  });
}
