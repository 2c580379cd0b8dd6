import { useMatches } from 'react-router';
import { useBoot } from './boot.ts';

/**
 * The operator's own style sheet, on every page but those that take money, age or a login (`isProtected` of the route).
 * It stands in the page and not in its head, so that it goes with the page; its cascade layer makes the place equal.
 */
export const OperatorSheet = () => {
  const { operator } = useBoot().head;
  const isProtected = useMatches().some(
    ({ handle }) => (handle as { isProtected?: boolean } | null)?.isProtected,
  );
  return operator && !isProtected ? <link rel="stylesheet" href={operator} /> : null;
};
