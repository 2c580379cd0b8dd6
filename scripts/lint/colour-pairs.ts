/**
 * Which roles a component puts together, read from its class names. Rules that fit on one page on purpose:
 *
 * 1. One string is one element. Its `text-ROLE` stands on its `bg-ROLE`; those of a state (`hover:`, `data-[…]:`) stand on
 *    the state's own, and where the state has only one of the two, on the resting other.
 * 2. A string with a text and no ground stands somewhere inside its component: on every ground that a string of the same
 *    folder lays without a text of its own.
 */
import { contrastPairs, type Role, roles } from '@footlight/theme';

interface Use {
  /** Everything before the last colon: `hover:not-disabled`, or nothing. */
  state: string;
  role: Role;
  alpha: number;
}

interface Element {
  texts: Use[];
  grounds: Use[];
}

export interface FoundPair {
  text: Role;
  /** With its opacity, when it has one: `media/0.7`. */
  ground: string;
  folder: string;
}

const roleNames: ReadonlySet<string> = new Set(roles);

/** `text-primary-text`, `bg-media/70`, `bg-[var(--button-bg,var(--fl-primary))]`, `text-(--fl-text)`. */
function readClass(name: string): { kind: 'text' | 'bg'; use: Use } | undefined {
  // A colon inside brackets belongs to a value or a condition.
  const parts = name.split(/:(?![^[(]*[\])])/);
  const last = parts.at(-1)?.replace(/!$/, '') ?? '';
  const [, kind, named, alpha] = last.match(/^(text|bg)-([a-z-]+)(?:\/(\d+))?$/) ?? [];
  const [, ownKind, own] = last.match(/^(text|bg)-[[(].*--fl-([a-z-]+)\)*[\])]$/) ?? [];
  const role = named ?? own;
  if (!role || !roleNames.has(role)) return undefined;
  const state = parts.slice(0, -1).join(':');
  return {
    kind: (kind ?? ownKind) as 'text' | 'bg',
    use: { state, role: role as Role, alpha: alpha ? Number(alpha) / 100 : 1 },
  };
}

/** Every string literal of a source text that names a colour role. */
function elementsOf(source: string): Element[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, a, b, c]) => {
    const found = (a ?? b ?? c ?? '').split(/\s+/).flatMap((name) => readClass(name) ?? []);
    const texts = found.filter(({ kind }) => kind === 'text').map(({ use }) => use);
    const grounds = found.filter(({ kind }) => kind === 'bg').map(({ use }) => use);
    return texts.length + grounds.length > 0 ? [{ texts, grounds }] : [];
  });
}

const nameOf = ({ role, alpha }: Use) => (alpha === 1 ? role : `${role}/${alpha}`);

/** Rule 1. */
function within({ texts, grounds }: Element): [Role, string][] {
  const has = (list: Use[], state: string) => list.some((one) => one.state === state);
  return texts.flatMap((text) =>
    grounds.flatMap((ground): [Role, string][] => {
      const meet =
        text.state === ground.state ||
        (text.state === '' && !has(texts, ground.state)) ||
        (ground.state === '' && !has(grounds, text.state));
      return meet ? [[text.role, nameOf(ground)]] : [];
    }),
  );
}

/** Rule 2. */
function between(elements: readonly Element[]): [Role, string][] {
  const loose = elements.filter(({ grounds }) => grounds.length === 0).flatMap(({ texts }) => texts);
  const open = elements.filter(({ texts }) => texts.length === 0).flatMap(({ grounds }) => grounds);
  return loose.flatMap((text) => open.map((ground): [Role, string] => [text.role, nameOf(ground)]));
}

/** Every pair of text and ground in the sources of one folder. */
export function pairsOf(folder: string, sources: readonly string[]): FoundPair[] {
  const elements = sources.flatMap(elementsOf);
  const pairs = [...elements.flatMap(within), ...between(elements)];
  const unique = new Map(pairs.map(([text, ground]) => [`${text} on ${ground}`, { text, ground, folder }]));
  return [...unique.values()];
}

const declared = new Set(
  contrastPairs
    .filter(({ use }) => use === 'text')
    .map(
      ({ foreground, background, plate }) =>
        `${foreground} on ${background}${plate ? `/${plate.alpha}` : ''}`,
    ),
);

/** True when the theme holds this pair for every brand. */
export const isDeclared = ({ text, ground }: FoundPair): boolean => declared.has(`${text} on ${ground}`);
