import * as v from 'valibot';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { CountryCode, filled, IsoTimestamp, line } from './common.ts';

/** A code of the authenticator app, or a recovery code; blanks and hyphens do not matter. */
export const CodeInput = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(\d{6}|[A-Z2-7]{10})$/, 'invalid_format'),
);

/** Shows that the session's owner is present: the password and, with a second factor, a code. */
export const Proof = v.object({
  password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
  code: v.optional(CodeInput),
});
export type Proof = v.InferOutput<typeof Proof>;

/** Errors of calls that change what protects an account. */
export const PROOF_ERRORS = [
  'invalid_input',
  'login_required',
  'csrf_failed',
  'password_wrong',
  'second_factor_required',
  'code_wrong',
  'rate_limited',
  'unavailable',
] as const;

/** A browser that is logged in. */
export const AccountSession = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Names such as Firefox and Windows; null if unknown. */
  browser: v.nullable(v.string()),
  os: v.nullable(v.string()),
  /** Country of the login, if the platform knows it. */
  country: v.nullable(CountryCode),
  created_at: IsoTimestamp,
  last_seen_at: IsoTimestamp,
  is_current: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof AccountSession>;

export const PasskeyName = filled(line(40));

export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** The domain where it works. */
  domain: v.string(),
  created_at: IsoTimestamp,
  used_at: v.nullable(IsoTimestamp),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** A login at another provider. */
export const Identity = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Name of the provider, or its address if it is no longer offered. */
  provider: v.string(),
  /** The address that the provider sent. */
  email: v.nullable(v.string()),
  created_at: IsoTimestamp,
});
export type Identity = v.InferOutput<typeof Identity>;

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/, 'invalid_format'));
const Credential = { type: v.literal('public-key'), id: Base64Url };
const Transports = v.array(v.string());
const Client = {
  ...Credential,
  rawId: Base64Url,
  clientExtensionResults: v.object({}),
};

/** Options of `navigator.credentials.create`, in the JSON form of WebAuthn. */
export const PasskeyCreation = v.object({
  challenge: Base64Url,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: Base64Url, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(v.object({ ...Credential, transports: Transports })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});

/** What `navigator.credentials.create` made. */
export const PasskeyMade = v.object({
  ...Client,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(Transports),
  }),
});

/** Options of `navigator.credentials.get`: any passkey of the domain, with the device's own check of its owner. */
export const PasskeyRequest = v.object({
  challenge: Base64Url,
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});

/** What `navigator.credentials.get` signed. */
export const PasskeySigned = v.object({
  ...Client,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
});

/** What protects an account, for its owner. */
export const AccountSecurity = v.object({
  two_factor: v.object({ is_on: v.boolean(), recovery_codes_left: v.number() }),
  passkeys: v.array(Passkey),
  /** Logins at other providers that open the account. */
  identities: v.array(Identity),
  /** False: the account was made by a login at another provider, and has no password yet. */
  has_password: v.boolean(),
  /** The sessions that are open, the latest first. */
  sessions: v.array(AccountSession),
});
export type AccountSecurity = v.InferOutput<typeof AccountSecurity>;
