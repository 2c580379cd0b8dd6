import { emailOf } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import * as openid from 'openid-client';
import { ApiError } from '../../kernel/api-error.ts';

/** The operator's client at an OpenID Connect provider. */
export interface OauthOptions {
  /** Address of the provider: `https://id.example`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on buttons. */
  name: string;
}

/** What makes one login unique; none of it is used twice. */
export interface OauthSecrets {
  nonce: string;
  verifier: string;
}

/** What the browser brought back from the provider. */
interface OauthReturn {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

/** Who logged in at the provider. */
export interface OauthPerson {
  subject: string;
  email: string | null;
}

/** Logins at an OpenID Connect provider: authorization code with PKCE. */
export interface OauthProvider {
  name: string;
  issuer: string;
  /** @throws ApiError `oauth_unavailable` */
  start(redirectUri: string): Promise<{ url: string; state: string; secrets: OauthSecrets }>;
  /** @throws ApiError `oauth_refused`, `oauth_failed`, `oauth_unavailable` */
  finish(redirectUri: string, returned: OauthReturn, secrets: OauthSecrets): Promise<OauthPerson>;
}

const SCOPE = 'openid email';
const TIMEOUT_S = 10;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Codes of answers that are wrong. All others mean that the provider did not answer as one. */
const WRONG_ANSWERS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof openid.AuthorizationResponseError) {
    return new ApiError(error.error === 'access_denied' ? 'oauth_refused' : 'oauth_failed');
  }
  if (error instanceof openid.ResponseBodyError) {
    return new ApiError(error.status >= 500 ? 'oauth_unavailable' : 'oauth_failed');
  }
  if (error instanceof openid.ClientError && WRONG_ANSWERS.has(error.code ?? '')) {
    return new ApiError('oauth_failed');
  }
  return new ApiError('oauth_unavailable');
}

export function createOauthProvider(
  { issuer, clientId, clientSecret, name }: OauthOptions,
  log: FastifyBaseLogger,
): OauthProvider {
  const address = new URL(issuer);
  // Without TLS only on this machine, for tests and development.
  const isLocal = address.protocol === 'http:' && LOOPBACK.test(address.hostname);
  let known: Promise<openid.Configuration> | null = null;
  const configuration = (): Promise<openid.Configuration> => {
    known ??= openid
      .discovery(address, clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        ...(isLocal ? { execute: [openid.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        // The next login asks again.
        known = null;
        throw error;
      });
    return known;
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const answer = apiErrorOf(error);
      // Only the code: the error's own words may quote what a person entered.
      const { code = null } = error as { code?: string };
      log.warn({ code, errorType: answer.errorType }, 'login at the OpenID provider failed');
      throw answer;
    }
  };

  return {
    name,
    issuer,
    start: (redirectUri) =>
      guarded(async () => {
        const config = await configuration();
        const state = openid.randomState();
        const secrets = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce: secrets.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, state, secrets };
      }),
    finish: (redirectUri, returned, { nonce, verifier }) =>
      guarded(async () => {
        const config = await configuration();
        const url = new URL(redirectUri);
        for (const [key, value] of Object.entries(returned)) {
          if (value !== undefined) url.searchParams.set(key, value);
        }
        const tokens = await openid.authorizationCodeGrant(config, url, {
          expectedState: returned.state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The answer has no ID token');
        // Many providers return the address only from their userinfo endpoint.
        const { email } =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims;
        return { subject: claims.sub, email: typeof email === 'string' ? emailOf(email) : null };
      }),
  };
}
