import { createHmac } from 'node:crypto';
import type { AgeMethod } from '@footlight/contract';
import * as v from 'valibot';
import { BadCallbackError, type CallbackRequest } from '../../kernel/http/callback.ts';
import { sameText } from '../../kernel/signing.ts';
import type { AgeProvider } from './provider.ts';

export interface RedirectProviderOptions {
  /** The page of the provider, or of the operator's bridge to it, on which a check starts. */
  startUrl: string;
  /** Shared with that page; signs both directions. */
  secret: string;
  /** What it offers. */
  methods: readonly AgeMethod[];
}

/** The name of the provider in the address of its callback. */
const REDIRECT_PROVIDER = 'redirect';
export const AGE_SIGNATURE_HEADER = 'x-age-signature';
/** A result may take as long as the platform waits for one. */
const CHECK_SECONDS = 7 * 24 * 3_600;
/** A callback outside this tolerance is a replay, or a clock is wrong. */
const TOLERANCE_SECONDS = 300;

const hmac = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Ties a result to the start that it answers. */
const nonceOf = (secret: string, reference: string, expires: number): string =>
  hmac(secret, 'nonce', `${reference}\n${expires}`);

const Result = v.strictObject({
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  nonce: v.pipe(v.string(), v.maxLength(100)),
  /** Unix seconds, as in the start. */
  expires: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  outcome: v.picklist(['approved', 'declined', 'pending']),
});

/** `t=<unix seconds>,v1=<signature>` of a callback's body. */
export const signAgeResult = (secret: string, rawBody: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(secret, 'result', `${seconds}\n${rawBody}`)}`;
};

function verifyResult(secret: string, { headers, rawBody, now }: CallbackRequest): void {
  const header = String(headers[AGE_SIGNATURE_HEADER] ?? '');
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([\w-]+)$/.exec(header) ?? [];
  if (!sameText(hmac(secret, 'result', `${time}\n${rawBody}`), signature)) {
    throw new BadCallbackError('Signature does not match');
  }
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) {
    throw new BadCallbackError('Callback timestamp is outside the tolerance');
  }
}

/** The signed query of a start; `signature` covers all other parameters, sorted by name. */
export function signedStart(secret: string, query: Readonly<Record<string, string>>): URLSearchParams {
  const params = new URLSearchParams(query);
  params.sort();
  params.set('signature', hmac(secret, 'start', params.toString()));
  return params;
}

/**
 * A provider behind one signed redirect and one signed callback (docs/operations.md). The visitor's return decides
 * nothing. Only the callback does, either at once or after someone has checked a document.
 */
export function createRedirectProvider(
  { startUrl, secret, methods }: RedirectProviderOptions,
  publicUrl: string,
): AgeProvider {
  const callbackUrl = new URL(`/api/v1/age-verification/callback/${REDIRECT_PROVIDER}`, publicUrl).href;
  return {
    name: REDIRECT_PROVIDER,
    methods,
    async start({ reference, method, returnUrl }) {
      const expires = Math.floor(Date.now() / 1000) + CHECK_SECONDS;
      const url = new URL(startUrl);
      // Parameters that the operator put into the address stay, and are signed with the others.
      url.search = signedStart(secret, {
        ...Object.fromEntries(url.searchParams),
        reference,
        method,
        return_url: returnUrl,
        callback_url: callbackUrl,
        nonce: nonceOf(secret, reference, expires),
        expires: String(expires),
      }).toString();
      return { url: url.href };
    },
    async parseCallback(request) {
      verifyResult(secret, request);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Result), request.rawBody);
      if (!parsed.success) throw new BadCallbackError('Callback has an unknown format');
      const { reference, nonce, expires, outcome } = parsed.output;
      if (!sameText(nonceOf(secret, reference, expires), nonce)) {
        throw new BadCallbackError('Callback answers another check');
      }
      if (expires * 1000 <= request.now) throw new BadCallbackError('The check has expired');
      return { reference, outcome };
    },
  };
}
