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
  const loginBy = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = await call();
    await changed();
    return answer;
  };
  return {
    login: (body: CallInput<'POST /auth/login'>['body']) => loginBy(() => api('POST /auth/login', { body })),
    register: (body: CallInput<'POST /auth/register'>['body']) =>
      loginBy(() => api('POST /auth/register', { body })),
    /** Any other call after which somebody else may be logged in. */
    loginBy,
    /** Logs out, then reloads or opens the co-registration domain (spec 1 §4). */
    logout: async () => {
      const { redirect } = await api('POST /auth/logout', { body: {} });
      if (redirect) globalThis.location.assign(redirect);
      else globalThis.location.reload();
    },
  };
};
