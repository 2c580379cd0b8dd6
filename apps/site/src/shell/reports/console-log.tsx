import { useEffect } from 'react';
import { useApi } from '../api/api.ts';
import { recordConsole } from './console-recorder.ts';

/** Sends the console to the platform while it is mounted: in a private show, or with the role remote_logging (spec 1 §7). */
const ConsoleLog = () => {
  const api = useApi();
  useEffect(
    () => recordConsole((logs) => void api('POST /log', { body: { logs } }).catch(() => undefined)),
    [api],
  );
  return null;
};

export default ConsoleLog;
