import * as v from 'valibot';
import { AccountSecurity, CodeInput, PROOF_ERRORS, Proof } from '../entities/account-security.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });
const RecoveryCodes = v.object({ status: v.literal(1), recovery_codes: v.array(v.string()) });

const exampleCodes = { status: 1, recovery_codes: ['ABCDE-23456', 'FGHIJ-34567'] };

/** Sessions and the second factor. */
export const securityOperations = defineOperations('account', {
  'GET /user/security': {
    id: 'getAccountSecurity',
    summary: 'What protects the account: second factor, passkeys, and the sessions that are open.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ status: v.literal(1), ...AccountSecurity.entries }),
    errors: ['login_required'],
    example: {
      status: 1,
      two_factor: { is_on: true, recovery_codes_left: 9 },
      passkeys: [
        {
          id: 'q1B2c3',
          name: 'Laptop',
          domain: 'velvet.example',
          created_at: '2026-03-01T10:00:00.000Z',
          used_at: null,
        },
      ],
      identities: [
        {
          id: '5f0c1d6e-1b7a-4e58-9a0c-2f4f5a1f7a31',
          provider: 'Example ID',
          email: 'ada@example.com',
          created_at: '2026-03-01T10:00:00.000Z',
        },
      ],
      has_password: true,
      sessions: [
        {
          id: '0b8d9f1e-7c1f-4f5e-9a55-0d7a3f5c2b10',
          browser: 'Firefox',
          os: 'Windows',
          country: 'DE',
          created_at: '2026-03-01T10:00:00.000Z',
          last_seen_at: '2026-03-02T10:00:00.000Z',
          is_current: true,
        },
      ],
    },
  },
  'POST /user/sessions/{id}/end': {
    id: 'endSession',
    summary: 'Ends one of the account’s sessions, with its sockets and streams.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.uuid('invalid_format')) }),
    body: v.object({}),
    ok: Done,
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'not_found'],
    example: { status: 1 },
  },
  'POST /user/sessions/end_others': {
    id: 'endOtherSessions',
    summary: 'Ends all sessions of the account but this one.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    body: v.object({}),
    ok: v.object({ status: v.literal(1), ended: v.number() }),
    errors: ['login_required', 'csrf_failed'],
    example: { status: 1, ended: 2 },
  },
  'POST /user/two_factor/start': {
    id: 'startTwoFactor',
    summary: 'Makes a secret for an authenticator app. Logins ask for its codes after the confirmation only.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: Proof,
    /** `uri`: the content of the QR code. */
    ok: v.object({ status: v.literal(1), secret: v.string(), uri: v.string() }),
    errors: [...PROOF_ERRORS, 'conflict'],
    example: {
      status: 1,
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Velvet:ada?issuer=Velvet&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  'POST /user/two_factor/confirm': {
    id: 'confirmTwoFactor',
    summary:
      'Switches the second factor on with the app’s first code. The recovery codes are shown only here.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({ code: CodeInput }),
    ok: RecoveryCodes,
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'code_wrong', 'conflict', 'rate_limited'],
    example: exampleCodes,
  },
  'POST /user/two_factor/recovery_codes': {
    id: 'replaceRecoveryCodes',
    summary: 'Replaces the recovery codes.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: Proof,
    ok: RecoveryCodes,
    errors: [...PROOF_ERRORS, 'conflict'],
    example: exampleCodes,
  },
  'POST /user/two_factor/disable': {
    id: 'disableTwoFactor',
    summary: 'Switches the second factor off.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: Proof,
    ok: Done,
    errors: [...PROOF_ERRORS, 'conflict'],
    example: { status: 1 },
  },
});
