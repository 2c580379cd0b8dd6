import { memo, type ReactElement, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { cn } from '../lib/cn.ts';
import type { Gate } from './row-gates.ts';

export interface GridRowProps {
  cards: readonly ReactElement[];
  /** Cards from this place on leave their cell empty for now. */
  drawn: number;
  gate: Gate;
  /** In the first screen of a wide window: painted at once, because a guessed height would shift what is below. */
  first: boolean;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** Suspends while the server's HTML of its content waits for its gate. React keeps that HTML in the meantime. */
const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  const isServerHtml = useSyncExternalStore(never, no, yes);
  // Thrown, because `use` must not be called conditionally.
  if (isServerHtml && !gate.isOpen && typeof document !== 'undefined') throw gate.opened;
  return children;
};

const Row = ({ cards, drawn, gate, first }: GridRowProps) => (
  <Suspense>
    <Gated gate={gate}>
      {cards.map((card, place) => (
        <li
          key={card.key}
          data-part="place"
          // An empty cell has the height that the browser guesses for cells out of view: so a user who returns to the
          // middle of a list finds it as long as before.
          className={cn('grid min-w-0', !first && 'offscreen-skip', place >= drawn && 'min-h-68')}
        >
          {place < drawn ? card : null}
        </li>
      ))}
    </Gated>
  </Suspense>
);

const isSame = (before: GridRowProps, after: GridRowProps): boolean => {
  const isEqual =
    before.gate === after.gate &&
    before.drawn === after.drawn &&
    before.first === after.first &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, place) => card === after.cards[place]);
  // Changed cards need hydration now, with what the server drew, or React would throw its HTML away.
  if (!isEqual) after.gate.open();
  return isEqual;
};

/** Some cards of a grid. Renders again only for a changed card, so that the others may stay the server's HTML. */
export const GridRow = memo(Row, isSame);
