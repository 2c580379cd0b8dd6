import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another as soon as all that is drawn by it is loaded. Otherwise React would draw the fallback first,
 * and replace it no earlier than 300 ms later, lest it flickers: a dialog that was pressed for would come that late.
 *
 * @param initial what it is at first
 */
export function useTransitioned<T>(value: T, initial: T): T {
  const [ready, setReady] = useState(initial);
  useEffect(() => startTransition(() => setReady(value)), [value]);
  return ready;
}
