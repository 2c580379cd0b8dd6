import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useApi } from '../api/api.ts';
import { recordConsole } from './console-recorder.ts';
import { recordToasts } from './toast-recorder.ts';

/**
 * Sends the console and the toasts to the platform while it is mounted: in a private show, or with the role
 * remote_logging (spec 1 §7).
 */
const ConsoleLog = () => {
  const api = useApi();
  const store = useStore();
  useEffect(
    () => recordConsole((logs) => void api('POST /log', { body: { logs } }).catch(() => undefined)),
    [api],
  );
  useEffect(
    () => recordToasts(store, (body) => void api('POST /log/react-toast', { body }).catch(() => undefined)),
    [api, store],
  );
  return null;
};

export default ConsoleLog;
