import {
  DEFAULT_LANGUAGE,
  type Language,
  OPERATOR_TEXTS,
  type OperatorText,
  operatorTextField,
  TRANSLATION_LANGUAGES,
} from '@footlight/contract';

/** A brand's settings while an operator edits them. Unknown fields are kept. */

type Fields = Readonly<Record<string, unknown>>;
export interface StudioConfig extends Fields {
  readonly custom: Fields;
}
/** An edit: returns the changed settings. */
export type StudioChange = (config: StudioConfig) => StudioConfig;

type StudioFieldKind =
  | 'line'
  | 'html'
  | 'color'
  | 'factor'
  | 'font'
  | 'picture'
  | 'pixels'
  | 'seconds'
  | 'switch'
  | 'homeLayout'
  | 'css';
export const studioGroups = ['colors', 'pictures', 'texts', 'shape', 'rules', 'statistics'] as const;
type StudioGroup = (typeof studioGroups)[number];

interface StudioField {
  name: string;
  /** Path as in reports and diffs: `custom.color_primary`. */
  path: string;
  kind: StudioFieldKind;
  /** Group in which the field is edited; CSS has its own tab. */
  group: StudioGroup | 'css';
  /** Default of a switch. */
  onByDefault?: boolean;
  /** Language of a text that operators write in each language; `name` is the same in all. */
  language?: Language;
}

const field = <const N extends string>(
  name: N,
  kind: StudioFieldKind,
  group: StudioField['group'],
  more: { path?: string; onByDefault?: boolean } = {},
) => ({ name, kind, group, path: `custom.${name}`, ...more });

const isTranslated = (name: string): name is OperatorText => OPERATOR_TEXTS.some((one) => one === name);

/** Every field of a brand without its translations, in the order of the page. */
const plainFields = [
  field('color_primary', 'color', 'colors'),
  field('color_primary_dark', 'color', 'colors'),
  field('color_secondary', 'color', 'colors'),
  field('color_secondary_dark', 'color', 'colors'),
  field('logo_path', 'picture', 'pictures'),
  field('logo_dark_path', 'picture', 'pictures'),
  field('logo_width', 'pixels', 'pictures'),
  field('logo_height', 'pixels', 'pictures'),
  field('favicon_url', 'picture', 'pictures'),
  field('offline_picture_path', 'picture', 'pictures'),
  field('show_offline_pic_on_browse_page', 'switch', 'pictures'),
  field('display_name', 'line', 'texts', { path: 'display_name' }),
  field('h1_content', 'line', 'texts'),
  field('meta_title', 'line', 'texts'),
  field('meta_description', 'line', 'texts'),
  field('header_html', 'html', 'texts'),
  field('footer_html', 'html', 'texts'),
  field('support_email', 'line', 'texts'),
  field('support_phone', 'line', 'texts'),
  field('support_chat_url', 'line', 'texts'),
  field('radius_factor', 'factor', 'shape'),
  field('density_factor', 'factor', 'shape'),
  field('font_family', 'font', 'shape'),
  field('heading_font_family', 'font', 'shape'),
  field('home_layout', 'homeLayout', 'shape'),
  field('force_dark_mode', 'switch', 'rules'),
  field('is_non_nude', 'switch', 'rules', { path: 'is_non_nude' }),
  field('hide_explicit', 'switch', 'rules'),
  field('hide_banner', 'switch', 'rules'),
  field('is_allow_affiliate_id', 'switch', 'rules'),
  field('standby_enabled', 'switch', 'rules'),
  field('wl_transcode', 'switch', 'rules', { onByDefault: true }),
  field('app_enabled', 'switch', 'rules', { onByDefault: true }),
  field('google_analytics_4_id', 'line', 'statistics'),
  field('google_analytics_id', 'line', 'statistics'),
  field('affiliate_tracker_url', 'line', 'statistics'),
  field('tracking_sampling', 'line', 'statistics'),
  field('popunder_url', 'line', 'statistics'),
  field('fingerprint_enabled', 'switch', 'statistics'),
  field('force_fingerprint_on_vpn', 'switch', 'statistics'),
  field('fingerprint_cache_time', 'seconds', 'statistics'),
  field('thumbnail_test_enabled', 'switch', 'statistics'),
  field('custom_css', 'css', 'css'),
] as const satisfies readonly StudioField[];
type StudioFieldName = (typeof plainFields)[number]['name'];
export type KnownField = StudioField & { name: StudioFieldName };

/** Every field of a brand; a text is followed by its translations. */
export const studioFields: readonly KnownField[] = plainFields.flatMap((one): KnownField[] => {
  const { name } = one;
  if (!isTranslated(name)) return [one];
  const translations = TRANSLATION_LANGUAGES.map((language) => ({
    ...one,
    language,
    path: `custom.${operatorTextField(name, language)}`,
  }));
  return [{ ...one, language: DEFAULT_LANGUAGE }, ...translations];
});

const fieldOfPath = new Map<string, KnownField>(studioFields.map((one) => [one.path, one]));
/** The field of a report's path; undefined for one that this version does not know. */
export const studioField = (path: string): KnownField | undefined => fieldOfPath.get(path);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a draft of any shape to the form that the studio edits. Keeps unknown fields. */
export const toStudioConfig = (value: unknown): StudioConfig => {
  const all = isRecord(value) ? value : {};
  return { ...all, custom: isRecord(all.custom) ? all.custom : {} };
};

export const valueAt = (config: StudioConfig, path: string): unknown =>
  path.startsWith('custom.') ? config.custom[path.slice(7)] : config[path];

/** A text field's value; empty if it is not a text. */
export const textAt = (config: StudioConfig, path: string): string => {
  const value = valueAt(config, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the config with a new value. Undefined and empty texts remove a field of `custom`. */
export const withValue = (config: StudioConfig, path: string, value: unknown): StudioConfig => {
  if (!path.startsWith('custom.')) return { ...config, [path]: value };
  const { [path.slice(7)]: _, ...rest } = config.custom;
  return {
    ...config,
    custom: value === undefined || value === '' ? rest : { ...rest, [path.slice(7)]: value },
  };
};

export interface FieldChange {
  path: string;
  live: unknown;
  draft: unknown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Differences of two configs by field: known fields in order, then all others. */
export const changesBetween = (live: StudioConfig, draft: StudioConfig): FieldChange[] => {
  const paths = new Set<string>(studioFields.map(({ path }) => path));
  for (const config of [live, draft]) {
    for (const name of Object.keys(config)) if (name !== 'custom') paths.add(name);
    for (const name of Object.keys(config.custom)) paths.add(`custom.${name}`);
  }
  return [...paths]
    .map((path) => ({ path, live: valueAt(live, path), draft: valueAt(draft, path) }))
    .filter((change) => !isSame(change.live, change.draft));
};

export type ImportProblem = 'notJson' | 'notConfig' | 'tooNew' | 'tooLarge';
/** Maximum length of a draft, in characters. */
const MAX_IMPORT = 512 * 1024;

/** Reads an exported file. Accepts fields of a known version unchecked; the report then lists problems. */
export const readImport = (
  text: string,
  newest: number,
): { config: StudioConfig } | { problem: ImportProblem } => {
  if (text.length > MAX_IMPORT) return { problem: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (!isRecord(value) || !isRecord(value.custom) || typeof value.config_version !== 'number') {
    return { problem: 'notConfig' };
  }
  if (value.config_version > newest) return { problem: 'tooNew' };
  return { config: toStudioConfig(value) };
};

export const exportText = (config: StudioConfig): string => `${JSON.stringify(config, null, 2)}\n`;
