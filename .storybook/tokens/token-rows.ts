/** The rows of the table of tokens. */
import { type BrandInput, derivePalette } from '@footlight/theme';
import { cssValue, type DesignToken, designTokens, tokensIn } from '@footlight/theme/design-tokens';
import { hasEveryWord } from '../search-words.ts';

export interface TokenRow {
  /** As in the token files: `radius.md`. */
  path: string;
  group: string;
  /** The custom property; null for a token that CSS has no name for. */
  property: string | null;
  light: string;
  /** Null if it is the same as in light. */
  dark: string | null;
  type: DesignToken['$type'];
  description: string;
}

/** The custom property of a token (docs/design-tokens.md). */
function propertyOf(path: string): string | null {
  const [group = '', name = ''] = path.split('.');
  switch (group) {
    case 'color':
    case 'factor':
      return `--fl-${name}`;
    case 'duration':
      return `--fl-duration-${name}`;
    case 'spacing':
      return '--spacing';
    case 'line-height':
      return `--text-${name}--line-height`;
    case 'radius':
    case 'breakpoint':
    case 'font':
    case 'text':
    case 'shadow':
    case 'ease':
      return `--${group}-${name}`;
    default:
      return null;
  }
}

/** Every token of a brand in both schemes. */
export function tokenRows(brand: BrandInput): TokenRow[] {
  const palette = derivePalette(brand);
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    designTokens(brand, scheme, { palette }),
  );
  if (!light || !dark) return [];
  const darkTokens = new Map(tokensIn(dark));
  return [...tokensIn(light)].map(([path, token]) => {
    const other = darkTokens.get(path);
    const [inLight, inDark] = [
      String(cssValue(token, light)),
      other ? String(cssValue(other, dark)) : undefined,
    ];
    return {
      path,
      group: path.split('.')[0] ?? '',
      property: propertyOf(path),
      light: inLight,
      dark: inDark === undefined || inDark === inLight ? null : inDark,
      type: token.$type,
      description: token.$description,
    };
  });
}

/** Whether a row has every word of a search: in its name, property, value, purpose or users. */
export const hasWords = (row: TokenRow, search: string, users: readonly string[] = []): boolean =>
  hasEveryWord([row.path, row.property, row.light, row.dark, row.description, ...users], search);
