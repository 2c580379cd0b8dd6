/** One harness for all React libraries: the same state, the same memoised card, the same `flushSync`. */
import {
  type ComponentType,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CardItem } from './content.ts';
import type { Subject } from './subject.ts';

export interface GridKit {
  Provider?: ComponentType<{ children: ReactNode }>;
  Grid?: ComponentType<{ children: ReactElement[] }>;
  Card: ComponentType<CardItem>;
  Composed: ComponentType<CardItem>;
}

export interface Kit extends GridKit {
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
  Menu: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  /** Drawn all the time; shows a toast while `shown`. */
  Toast: ComponentType<{ shown: boolean; onDismiss: () => void }>;
}

interface State {
  cards: readonly CardItem[];
  composed: readonly CardItem[];
  dialog: boolean;
  menu: boolean;
  toast: boolean;
}

const PlainGrid = ({ children }: { children: ReactNode }) => <div className="bench-grid">{children}</div>;

export function reactSubject(kit: Kit): Subject {
  let state: State = { cards: [], composed: [], dialog: false, menu: false, toast: false };
  const listeners = new Set<() => void>();
  const set = (next: Partial<State>) =>
    flushSync(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const use = <K extends keyof State>(key: K): State[K] => useSyncExternalStore(subscribe, () => state[key]);

  const { Provider = Fragment, Grid = PlainGrid, Dialog, Menu, Toast } = kit;
  const Card = memo(kit.Card);
  const Composed = memo(kit.Composed);
  const Cards = () => (
    <Grid>
      {use('cards').map((item) => (
        <Card key={item.id} {...item} />
      ))}
    </Grid>
  );
  const ComposedCards = () => (
    <PlainGrid>
      {use('composed').map((item) => (
        <Composed key={item.id} {...item} />
      ))}
    </PlainGrid>
  );
  const TheDialog = () => <Dialog open={use('dialog')} onClose={() => set({ dialog: false })} />;
  const TheMenu = () => <Menu open={use('menu')} onOpenChange={(menu) => set({ menu })} />;
  const TheToast = () => <Toast shown={use('toast')} onDismiss={() => set({ toast: false })} />;

  return {
    start: (container) => {
      const root = createRoot(container);
      flushSync(() =>
        root.render(
          <Provider>
            <TheMenu />
            <Cards />
            <ComposedCards />
            <TheDialog />
            <TheToast />
          </Provider>,
        ),
      );
    },
    cards: (cards) => set({ cards }),
    composed: (composed) => set({ composed }),
    dialog: (dialog) => set({ dialog }),
    menu: (menu) => set({ menu }),
    toast: (toast) => set({ toast }),
  };
}

const Nothing = () => null;

/** A page with nothing but the grids, whose scripts are weighed. */
export const gridSubject = (grid: GridKit): Subject =>
  reactSubject({ ...grid, Dialog: Nothing, Menu: Nothing, Toast: Nothing });
