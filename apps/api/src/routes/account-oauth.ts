import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  accountOfSubject,
  addIdentity,
  hasPassword,
  isKnownAddress,
  removeIdentity,
} from '../features/account/identities.ts';
import type { LoginCheck } from '../features/account/login-check.ts';
import {
  giveTicket,
  keepLogin,
  loginOfTicket,
  type ProvedLogin,
  spendTicket,
  takeLogin,
} from '../features/account/oauth-logins.ts';
import type { OauthProvider } from '../features/account/oauth-provider.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { securityMail } from '../features/account/security-mail.ts';
import { hasTwoFactor } from '../features/account/two-factor.ts';
import { NO_PASSWORD } from '../kernel/accounts/password.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction, type Orm } from '../kernel/db/database.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { startSession } from '../kernel/http/start-session.ts';
import type { Context } from './context.ts';
import type { SignUp } from './sign-up.ts';

const MINUTE = 60_000;

interface Checks {
  proof: ProofCheck;
  login: LoginCheck;
  signUp: SignUp;
}

/** Logins at an OpenID Connect provider (record 0050). */
export function registerOauth(
  app: FastifyInstance,
  context: Context,
  { proof, login, signUp }: Checks,
): void {
  const { database, signer, now } = context;
  const { orm } = database;
  const visits = createLimit(context, 'account-oauth:visits', 30, MINUTE);

  const offered = (): OauthProvider => {
    if (!context.oauth) throw new ApiError('not_found');
    return context.oauth;
  };
  /** The page of this site to which the provider returns. It comes from the site, never from the request. */
  const returnAddress = async (request: FastifyRequest) => {
    const { site } = await context.sites.of(request);
    return `${siteOrigin(request, context, site)}/oauth/callback`;
  };
  const leave = async (request: FastifyRequest, browser: Viewer, userId: number | null) => {
    const { url, state, secrets } = await offered().start(await returnAddress(request));
    await keepLogin(orm, signer, { state, secrets, browser, userId }, now());
    return { status: 1, url } as const;
  };
  /** Adds a login to an account and notifies its address. */
  const connecting = async (request: FastifyRequest, userId: number) => {
    const notify = await securityMail(request, context, await userById(orm, userId));
    return async (tx: Orm, person: Omit<ProvedLogin, 'hash'>) => {
      await addIdentity(tx, userId, offered(), person);
      await notify(tx, 'identity_added');
    };
  };

  registerOperation(app, context, 'POST /auth/oauth/start', async ({ viewer, request }) => {
    await visits.take(request, `start ${request.ip}`);
    return leave(request, viewer, null);
  });

  registerOperation(app, context, 'POST /user/oauth/start', async ({ body, viewer, request }) => {
    offered();
    await proof.full(request, viewer.user, body);
    return leave(request, viewer, viewer.user.id);
  });

  registerOperation(app, context, 'POST /auth/oauth/finish', async ({ body, viewer, request, reply }) => {
    await visits.take(request, `finish ${request.ip}`);
    const provider = offered();
    const taken = await takeLogin(orm, signer, { state: body.state, browser: viewer }, now());
    const person = await provider.finish(await returnAddress(request), body, taken.secrets);
    if (taken.userId !== null) {
      const connect = await connecting(request, taken.userId);
      await inTransaction(database, (tx) => connect(tx, person));
      return { status: 1, step: 'connected', ticket: null, email: person.email };
    }
    const account = await accountOfSubject(orm, provider.issuer, person.subject);
    if (account !== null && !(await hasTwoFactor(orm, account))) {
      await startSession(context, { viewer, request, reply }, account);
      return { status: 1, step: 'done', ticket: null, email: null };
    }
    const ticket = await giveTicket(orm, viewer, person, now());
    if (account !== null) return { status: 1, step: 'code', ticket, email: null };
    // If an account has this address, the user must log in to that account first, even if the provider vouches for the
    // address.
    const isKnown = person.email !== null && (await isKnownAddress(orm, person.email));
    return { status: 1, step: isKnown ? 'connect' : 'complete', ticket, email: person.email };
  });

  registerOperation(app, context, 'POST /auth/oauth/code', async ({ body, viewer, request, reply }) => {
    const proved = await loginOfTicket(orm, viewer, body.ticket, now());
    const account = await accountOfSubject(orm, offered().issuer, proved.subject);
    if (account === null) throw new ApiError('oauth_failed');
    await proof.secondStep(request, account, body.code);
    await spendTicket(orm, proved);
    await startSession(context, { viewer, request, reply }, account);
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /auth/oauth/register', async ({ body, viewer, request, reply }) => {
    const proved = await loginOfTicket(orm, viewer, body.ticket, now());
    await signUp.check(request, body);
    const { id, held } = await signUp.create({ viewer, request }, body, {
      passwordHash: NO_PASSWORD,
      also: async (tx, userId) => {
        await spendTicket(tx, proved);
        await addIdentity(tx, userId, offered(), proved);
      },
    });
    await startSession(context, { viewer, request, reply }, id);
    return { status: 1, free_tokens_on_hold: held };
  });

  registerOperation(app, context, 'POST /auth/oauth/connect', async ({ body, viewer, request, reply }) => {
    const proved = await loginOfTicket(orm, viewer, body.ticket, now());
    const { id } = await login.password(request, body);
    await proof.secondStep(request, id, body.code);
    const connect = await connecting(request, id);
    await inTransaction(database, async (tx) => {
      await spendTicket(tx, proved);
      await connect(tx, proved);
    });
    await startSession(context, { viewer, request, reply }, id);
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/identities/{id}/remove', async (call) => {
    const { params, body, viewer, request } = call;
    if (!hasPassword(viewer.user)) throw new ApiError('only_login');
    await proof.full(request, viewer.user, body);
    const notify = await securityMail(request, context, viewer.user);
    await inTransaction(database, async (tx) => {
      if (!(await removeIdentity(tx, viewer.user.id, params.id))) throw new ApiError('not_found');
      await notify(tx, 'identity_removed');
    });
    return { status: 1 };
  });
}
