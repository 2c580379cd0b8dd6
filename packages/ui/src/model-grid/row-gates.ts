import { type RefObject, useEffect, useState } from 'react';
import { whenGridsHydrate } from '../lazy/hydrate-grids.ts';

/** Holds back the hydration of some server-rendered HTML until it is opened. */
export interface Gate {
  readonly isOpen: boolean;
  readonly opened: Promise<void>;
  open(): void;
}

const createGate = (): Gate => {
  let isOpen = false;
  let resolve = (): void => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    get isOpen() {
      return isOpen;
    },
    opened,
    open() {
      isOpen = true;
      resolve();
    },
  };
};

/** Cards of a row: few enough that a phone hydrates them without a visible delay. */
export const ROW = 8;

/** Events after which a row must hydrate: somebody is about to use a card, or a picture failed. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'error'] as const;

const isBroken = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/**
 * Gates of a grid's rows. Server-rendered cards are complete as HTML: links work, and pictures load. So a row hydrates
 * only when somebody points at it, focuses it or touches it, or when a picture in it fails.
 */
export function useRowGates(list: RefObject<HTMLElement | null>): (row: number) => Gate {
  const [{ gates, gateOf }] = useState(() => {
    const gates = new Map<number, Gate>();
    const gateOf = (row: number): Gate => {
      const gate = gates.get(row) ?? createGate();
      gates.set(row, gate);
      return gate;
    };
    return { gates, gateOf };
  });
  useEffect(
    () =>
      whenGridsHydrate(() => {
        for (const gate of gates.values()) gate.open();
      }),
    [gates],
  );
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const openAt = (target: EventTarget | null) => {
      if (!(target instanceof Node)) return;
      const place = [...current.children].findIndex((child) => child.contains(target));
      if (place >= 0) gateOf(Math.floor(place / ROW)).open();
    };
    const listen = ({ target }: Event) => openAt(target);
    // On the window: React stops what goes to HTML that has not hydrated yet, to replay it afterwards.
    for (const sign of SIGNS) window.addEventListener(sign, listen, { capture: true, passive: true });
    for (const picture of current.querySelectorAll('img')) if (isBroken(picture)) openAt(picture);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, listen, { capture: true });
    };
  }, [list, gateOf]);
  return gateOf;
}
