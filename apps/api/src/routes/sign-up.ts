import { FREE_TOKENS, type Gender, hasPromos, isAdult, type Place } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { checkStageName, isUsernameReserved, looksTaken } from '../features/account/name-check.ts';
import { isUsernameTaken } from '../features/account/username.ts';
import { keepProof } from '../features/age/checks.ts';
import { attributionOf } from '../features/brand/attribution.ts';
import { acceptTerms } from '../features/legal/signatures.ts';
import { mailConfirmation, welcome } from '../features/promos/free-tokens.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction, type Orm } from '../kernel/db/database.ts';
import { user } from '../kernel/db/schema/index.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { placeOf } from '../kernel/http/request.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import type { Signer } from '../kernel/signing.ts';
import type { Context } from './context.ts';

const HOUR = 3_600_000;

/** The facts about a person in every sign-up. The contract has checked that the terms were accepted. */
interface Registration {
  username: string;
  email: string;
  birth_date: string;
  gender?: Gender | undefined;
  attribution?: Parameters<typeof attributionOf>[1];
}

interface AccountExtras {
  passwordHash: string;
  /** The account is a broadcaster's, and waits for its approval. */
  broadcaster?: { displayName: string; country: string };
  /** More of the same transaction. */
  also?(tx: Orm, userId: number): Promise<void>;
}

/** The rules of every sign-up, however it starts. */
export interface SignUp {
  /** Counts the attempt, and refuses names and ages. @throws ApiError `rate_limited`, `invalid_input` */
  check(request: FastifyRequest, body: Pick<Registration, 'username' | 'birth_date'>): Promise<void>;
  /** Creates the account. `held`: tokens that wait for the email. @throws ApiError `username_taken`, `email_taken` */
  create(
    visit: { viewer: Viewer; request: FastifyRequest },
    body: Registration,
    extras: AccountExtras,
  ): Promise<{ id: number; held: number }>;
}

async function createAccount(
  tx: Orm,
  body: Registration,
  extra: AccountExtras & { place: Place; attribution: Record<string, string>; signer: Signer },
) {
  const { broadcaster, place, attribution } = extra;
  const isTaken =
    (await isUsernameTaken(tx, extra.signer, body.username, null)) ||
    (await looksTaken(tx, body.username, null));
  if (isTaken) {
    throw new ApiError('username_taken', { fields: { username: 'taken' } });
  }
  if (broadcaster) await checkStageName(tx, broadcaster.displayName, null);
  if ((await tx.$count(user, eq(sql`lower(${user.email})`, body.email))) > 0)
    throw new ApiError('email_taken', { fields: { email: 'taken' } });
  const [created] = await tx
    .insert(user)
    .values({
      username: body.username,
      displayName: broadcaster?.displayName ?? body.username,
      email: body.email,
      passwordHash: extra.passwordHash,
      gender: body.gender ?? '',
      country: broadcaster?.country ?? place.country,
      birthDate: body.birth_date,
      ...(broadcaster ? { type: 'model', complianceStatus: 'pending' } : {}),
      traits: { attribution, ...(place.region && !broadcaster ? { state: place.region } : {}) },
    })
    .onConflictDoNothing()
    .returning({ id: user.id });
  // Another sign-up took the name or the address after the check above.
  if (!created) throw new ApiError('username_taken', { fields: { username: 'taken' } });
  return created.id;
}

export function createSignUp(context: Context): SignUp {
  const { database, options, signer } = context;
  const registrations = createLimit(context, 'sign-up:registrations', options.registrationsPerHour, HOUR);
  return {
    async check(request, body) {
      await registrations.take(request, request.ip);
      if (await isUsernameReserved(database.orm, body.username)) {
        throw new ApiError('invalid_input', { fields: { username: 'reserved' } });
      }
      if (!isAdult(body.birth_date, new Date())) {
        throw new ApiError('invalid_input', { fields: { birth_date: 'under_age' } });
      }
    },
    async create({ viewer, request }, body, extras) {
      const { site, host } = await context.sites.of(request);
      const mail = mailPlace(request, context, site);
      const attribution = attributionOf(site, body.attribution);
      const place = placeOf(request, options);
      const { email } = body;
      return inTransaction(database, async (tx) => {
        const id = await createAccount(tx, body, { ...extras, place, attribution, signer });
        await keepProof(tx, viewer, id);
        await acceptTerms(tx, host, { userId: id, language: mail.language });
        // Broadcasters earn tokens; only viewers get some to try.
        const held = extras.broadcaster
          ? 0
          : await welcome(
              tx,
              { id, email },
              { atOnce: options.signupTokens, held: hasPromos(site) ? FREE_TOKENS : 0 },
            );
        await mailConfirmation(tx, { id, email, displayName: body.username, ...mail });
        await extras.also?.(tx, id);
        return { id, held };
      });
    },
  };
}
