import { startTransition, useEffect, useState } from 'react';

/**
 * Follows `value` in a transition, so that lazy components load before the change is shown. Otherwise React would show
 * the fallback for at least 300 ms and delay the dialog.
 *
 * @param initial value of the first render
 */
export function useTransitioned<T>(value: T, initial: T): T {
  const [ready, setReady] = useState(initial);
  useEffect(() => startTransition(() => setReady(value)), [value]);
  return ready;
}
