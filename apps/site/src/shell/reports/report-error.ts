import type { Client } from '@footlight/client';
import { version } from '../../../package.json';

/** Shown where a code would be, if the log call failed (spec 2 §2). */
export const NO_CODE = 'Error code not available.'; // spec

const known = new WeakMap<object, Promise<string>>();

const send = async (api: Client, error: Error): Promise<string> => {
  const body = {
    clientVersion: version,
    errorMessage: `${error.name}: ${error.message}`.slice(0, 2000),
    stack: (error.stack ?? '').slice(0, 20_000),
    time: Date.now(),
    url: (location.origin + location.pathname).slice(0, 2000),
  };
  try {
    return (await api('POST /log/react-error', { body })).code;
  } catch {
    return NO_CODE;
  }
};

/** Reports an error once and returns its code for support (spec 2 §7). */
export const reportError = (api: Client, thrown: unknown): Promise<string> => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = known.get(error) ?? send(api, error);
  known.set(error, code);
  return code;
};
