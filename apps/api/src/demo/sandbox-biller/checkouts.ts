import { CHECKOUT_HOLDS } from '@footlight/contract';

type Ending = 'paid' | 'closed';

export type Checkouts = ReturnType<typeof createCheckouts>;

/** The sandbox company's paid and closed checkouts, in memory until the checkout would expire anyway. */
export function createCheckouts(now: () => number = Date.now) {
  const ended = new Map<string, { ending: Ending; until: number }>();

  /** Ends a checkout; one that has ended already keeps its ending. */
  const end = (reference: string, ending: Ending): Ending => {
    for (const [id, { until }] of ended) if (until <= now()) ended.delete(id);
    const known = ended.get(reference)?.ending;
    if (!known) ended.set(reference, { ending, until: now() + CHECKOUT_HOLDS });
    return known ?? ending;
  };

  return {
    isClosed: (reference: string): boolean => ended.get(reference)?.ending === 'closed',
    pay: (reference: string): void => void end(reference, 'paid'),
    /** False if it is paid. */
    close: (reference: string): boolean => end(reference, 'closed') === 'closed',
  };
}
