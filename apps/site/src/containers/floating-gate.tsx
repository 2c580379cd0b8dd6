import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { floatingAtom } from '../state/floating.ts';

/** The small player, once somebody has left a room that plays. */
export const FloatingGate = () => {
  const floating = useAtomValue(floatingAtom);
  return floating ? (
    <Suspense fallback={null}>
      <floating.Player key={floating.username} username={floating.username} />
    </Suspense>
  ) : null;
};
