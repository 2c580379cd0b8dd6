/** What became of the colours that an operator gave, as data: callers have the words for it. */
import type { BrandInput } from './brand.ts';
import { readColor } from './color.ts';
import type { ContrastLevel, ContrastTargets, ContrastUse, Role, Scheme } from './roles.ts';

export const brandColors = ['primary', 'primaryDark', 'secondary', 'secondaryDark'] as const;
export type BrandColor = (typeof brandColors)[number];

/** A declared pair, as it was with the colour asked for and as it is with the one given. */
export interface PairChange {
  foreground: Role;
  background: Role;
  use: ContrastUse;
  minimum: number;
  before: number;
  after: number;
}

/** A colour that the operator asked for and that had to move to stay legible. */
export interface Repair {
  scheme: Scheme;
  /** Which readers get it: all, or those who ask for more contrast. */
  level: ContrastLevel;
  role: Role;
  asked: string;
  given: string;
  /** The pairs that did not have their ratio, worst first. */
  forcedBy: PairChange[];
}

/** Why a colour is not used: it cannot be read, or no lightness of it satisfies a pair. */
export type Refusal =
  | { code: 'unknown-syntax' | 'has-alpha' }
  | { code: 'no-lightness'; scheme: Scheme; level: ContrastLevel; pair: PairChange };

export interface Verdict {
  input: BrandColor;
  /** As it was given. */
  value: string;
  outcome: 'accepted' | 'repaired' | 'refused';
  moves: Repair[];
  refusal?: Refusal;
}

interface Measured {
  foreground: Role;
  background: Role;
  use: ContrastUse;
  ratio: number;
}

/** One brand colour in one palette: what was asked, what it became, and the pairs of both. */
export interface Outcome {
  scheme: Scheme;
  level: ContrastLevel;
  role: 'primary' | 'secondary';
  asked: string;
  given: string;
  before: readonly Measured[];
  after: readonly Measured[];
  targets: ContrastTargets;
}

/** The pairs that are below their ratio with the colour asked for, or with the one given; worst first. */
function failing({ before, after, targets }: Outcome, at: 'before' | 'after'): PairChange[] {
  return before
    .map(({ ratio, ...pair }, index) => ({
      ...pair,
      minimum: targets[pair.use],
      before: ratio,
      after: after[index]?.ratio ?? 0,
    }))
    .filter((pair) => pair[at] < pair.minimum)
    .sort((a, b) => a[at] / a.minimum - b[at] / b.minimum);
}

/** True when the input decides the role's colour in this scheme. */
function decides(brand: BrandInput, input: BrandColor, { scheme, role }: Outcome): boolean {
  if (!input.startsWith(role)) return false;
  // A brand that is always dark shows nobody its light scheme.
  if (brand.forceDark && scheme === 'light') return false;
  const hasDark = readColor(brand[`${role}Dark`]).hex !== undefined;
  return input === role ? !(scheme === 'dark' && hasDark) : scheme === 'dark';
}

/** Says of each colour that was given what became of it. */
export function judge(brand: BrandInput, outcomes: readonly Outcome[]): Verdict[] {
  return brandColors.flatMap((input): Verdict[] => {
    const value = brand[input];
    if (value === undefined) return [];
    const read = readColor(value);
    if (read.hex === undefined) {
      return [{ input, value, outcome: 'refused', moves: [], refusal: { code: read.problem } }];
    }
    const own = outcomes.filter((one) => decides(brand, input, one));
    for (const outcome of own) {
      const [pair] = failing(outcome, 'after');
      if (pair) {
        const { scheme, level } = outcome;
        return [
          {
            input,
            value,
            outcome: 'refused',
            moves: [],
            refusal: { code: 'no-lightness', scheme, level, pair },
          },
        ];
      }
    }
    const moves = own.flatMap((outcome): Repair[] => {
      const { scheme, level, role, asked, given } = outcome;
      return asked === given
        ? []
        : [{ scheme, level, role, asked, given, forcedBy: failing(outcome, 'before') }];
    });
    return [{ input, value, outcome: moves.length > 0 ? 'repaired' : 'accepted', moves }];
  });
}
