import { useEffect, useState } from 'react';

/** True once `condition` has held for `delay` milliseconds, so that short waits show nothing. */
export function useLate(condition: boolean, delay: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [condition, delay]);
  return condition && isLate;
}
