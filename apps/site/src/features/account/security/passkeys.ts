import type { CallAnswer, CallInput } from '@footlight/contract/operations';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Made = CallInput<'POST /user/passkeys'>['body']['passkey'];
type Signed = CallInput<'POST /auth/passkey'>['body']['passkey'];

/** The library does not name its own error. */
const requireSupport = (): void => {
  if (!browserSupportsWebAuthn()) throw new DOMException('No passkeys', 'NotSupportedError');
};

/** Asks the browser for a new passkey. @throws Error whose name says why there is none */
export const makePasskey = async (
  options: CallAnswer<'POST /user/passkeys/options'>['options'],
): Promise<Made> => {
  requireSupport();
  return (await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })) as unknown as Made;
};

/** Asks the browser for a passkey of this site. @throws Error whose name says why there is none */
export const signWithPasskey = async (
  options: CallAnswer<'POST /auth/passkey/options'>['options'],
): Promise<Signed> => {
  requireSupport();
  return (await startAuthentication({ optionsJSON: options })) as unknown as Signed;
};
