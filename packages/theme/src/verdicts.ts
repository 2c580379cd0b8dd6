/** Verdicts on the operator's colours, as data; callers translate them. */
import type { BrandInput } from './brand.ts';
import { readColor } from './color.ts';
import type { ContrastLevel, ContrastTargets, ContrastUse, Role, Scheme } from './roles.ts';

export const brandColors = ['primary', 'primaryDark', 'secondary', 'secondaryDark'] as const;
export type BrandColor = (typeof brandColors)[number];

/** A declared pair with the asked colour and with the given one. */
export interface PairChange {
  foreground: Role;
  background: Role;
  use: ContrastUse;
  minimum: number;
  before: number;
  after: number;
}

/** An operator's colour that had to move to stay legible. */
export interface Repair {
  scheme: Scheme;
  /** Affected readers: all, or those who ask for more contrast. */
  level: ContrastLevel;
  role: Role;
  asked: string;
  given: string;
  /** The pairs below their ratio, worst first. */
  forcedBy: PairChange[];
}

/** Why a colour is unused: it is invalid, or no lightness of it satisfies a pair. */
export type Refusal =
  | { code: 'unknown-syntax' | 'has-alpha' }
  | { code: 'no-lightness'; scheme: Scheme; level: ContrastLevel; pair: PairChange };

export interface Verdict {
  input: BrandColor;
  /** The value as given. */
  value: string;
  /** `repaired`: a palette of standard contrast has another colour. */
  outcome: 'accepted' | 'repaired' | 'refused';
  /** In all palettes, those of high contrast included. */
  moves: Repair[];
  refusal?: Refusal;
}

interface Measured {
  foreground: Role;
  background: Role;
  use: ContrastUse;
  ratio: number;
}

/** One brand colour in one palette: the asked colour, the given one, and the pairs of both. */
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

/** The pairs below their ratio with the asked or the given colour, worst first. */
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

/** Whether the input determines the role's colour in this scheme. */
function decides(brand: BrandInput, input: BrandColor, { scheme, role }: Outcome): boolean {
  if (!input.startsWith(role)) return false;
  // An always-dark brand never shows its light scheme.
  if (brand.forceDark && scheme === 'light') return false;
  const hasDark = readColor(brand[`${role}Dark`]).hex !== undefined;
  return input === role ? !(scheme === 'dark' && hasDark) : scheme === 'dark';
}

/** Returns the verdict on each given colour. */
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
    // High contrast moves nearly every colour, and only for visitors who ask for it.
    const isSeen = moves.some(({ level }) => level === 'standard');
    return [{ input, value, outcome: isSeen ? 'repaired' : 'accepted', moves }];
  });
}
