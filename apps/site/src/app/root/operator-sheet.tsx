import { useMatches } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';

/**
 * The operator's own style sheet, on every page but those that take money, age or a login (`isProtected` of the route).
 * It is rendered in the page and not in the head, so that it unmounts with the page; its cascade layer makes the order irrelevant.
 */
export const OperatorSheet = () => {
  const { operator } = useBoot().head;
  const isProtected = useMatches().some(
    ({ handle }) => (handle as { isProtected?: boolean } | null)?.isProtected,
  );
  return operator && !isProtected ? <link rel="stylesheet" href={operator} /> : null;
};
