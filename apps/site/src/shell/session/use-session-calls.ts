import type { CallInput } from '@footlight/contract/operations';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { currentUserKey } from '../api/keys.ts';
import { useRealtime } from '../sockets/realtime-context.ts';

/** Revalidates everything that depends on the user and reconnects the sockets. */
const useSessionChanged = () => {
  const { mutate } = useSWRConfig();
  const realtime = useRealtime();
  // The sockets may connect before the answer arrives, still as the guest.
  const latest = useRef(realtime);
  useEffect(() => {
    latest.current = realtime;
  }, [realtime]);
  return async () => {
    await mutate(currentUserKey);
    latest.current?.sessionChanged();
    await mutate(
      (key) => Array.isArray(key) && typeof key[0] === 'string' && /chat\/react|billing/.test(key[0]),
    );
  };
};

/** Log in, sign up, log out. Each throws the client's ApiError. */
export const useSessionCalls = () => {
  const api = useApi();
  const changed = useSessionChanged();
  return {
    login: async (body: CallInput<'POST /auth/login'>['body']) => {
      await api('POST /auth/login', { body });
      await changed();
    },
    loginByPasskey: async (passkey: CallInput<'POST /auth/passkey'>['body']['passkey']) => {
      await api('POST /auth/passkey', { body: { passkey } });
      await changed();
    },
    register: async (body: CallInput<'POST /auth/register'>['body']) => {
      const answer = await api('POST /auth/register', { body });
      await changed();
      return answer;
    },
    /** Any other call after which somebody else may be logged in. */
    loginBy: async <T>(call: () => Promise<T>): Promise<T> => {
      const answer = await call();
      await changed();
      return answer;
    },
    /** Logs out, then reloads or opens the co-registration domain (spec 1 §4). */
    logout: async () => {
      const { redirect } = await api('POST /auth/logout', { body: {} });
      if (redirect) globalThis.location.assign(redirect);
      else globalThis.location.reload();
    },
  };
};
