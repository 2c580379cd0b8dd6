import type { CallAnswer, CallInput } from '@footlight/contract/operations';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Made = CallInput<'POST /user/passkeys'>['body']['passkey'];
type Signed = CallInput<'POST /auth/passkey'>['body']['passkey'];

/** Asks the browser for a new passkey. @throws Error `NotAllowedError` if the user refuses */
export const makePasskey = async (
  options: CallAnswer<'POST /user/passkeys/options'>['options'],
): Promise<Made> =>
  (await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })) as unknown as Made;

/** Asks the browser for a passkey of this site. @throws Error `NotAllowedError` if the user refuses */
export const signWithPasskey = async (
  options: CallAnswer<'POST /auth/passkey/options'>['options'],
): Promise<Signed> => (await startAuthentication({ optionsJSON: options })) as unknown as Signed;
