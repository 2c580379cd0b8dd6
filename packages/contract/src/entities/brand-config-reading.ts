import * as v from 'valibot';
import type { FieldProblem } from '../errors/errors.ts';
import type { Site } from './brand.ts';
import { BRAND_CONFIG_VERSION, BrandConfig } from './brand-config.ts';
import { fieldsOf } from './field-problems.ts';

/** Path of operators' uploaded pictures: the only URLs that their style sheets may use. Assumed. */
export const SITE_ASSET_PATH = '/art/site/';

/** The result of reading an unvalidated config. */
export type BrandReading =
  /** Created by a newer version of this software: rejected as a whole. */
  | { kind: 'too_new'; version: number }
  | { kind: 'invalid'; problems: Record<string, FieldProblem> }
  | { kind: 'valid'; config: BrandConfig };

const versionOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'config_version') : undefined;

/** Reads a config of any shape. Checks the version first, then reports every bad field by its path. */
export const readBrandConfig = (value: unknown): BrandReading => {
  const version = versionOf(value);
  if (typeof version === 'number' && version > BRAND_CONFIG_VERSION) return { kind: 'too_new', version };
  const result = v.safeParse(BrandConfig, value);
  if (result.success) return { kind: 'valid', config: result.output };
  return { kind: 'invalid', problems: fieldsOf(result.issues, 'config') };
};

/** The part of a site that its operator edits and exports. */
export const brandConfigOf = ({ display_name, is_non_nude, custom }: Site) => ({
  config_version: BRAND_CONFIG_VERSION as typeof BRAND_CONFIG_VERSION,
  display_name,
  is_non_nude,
  custom,
});

/** A site with another brand; domain, owner, sitecode and white label stay the same. */
export const withBrandConfig = (site: Site, config: BrandConfig): Site => ({
  ...site,
  display_name: config.display_name,
  is_non_nude: config.is_non_nude,
  custom: withoutUndefined(config.custom),
});

/** Removes undefined values: JSON has none, and the result type allows none. */
const withoutUndefined = (custom: BrandConfig['custom']): Site['custom'] =>
  Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== undefined));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The preview of an unfinished draft: its valid fields override the live config, invalid ones are ignored. Null if
 * nothing is readable.
 */
export const previewConfig = (live: BrandConfig, draft: unknown): BrandConfig | null => {
  if (!isRecord(draft)) return null;
  const reading = readBrandConfig(draft);
  if (reading.kind === 'valid') return reading.config;
  if (reading.kind === 'too_new') return null;
  const custom = isRecord(draft.custom) ? { ...draft.custom } : {};
  const result: Record<string, unknown> = {
    ...live,
    ...pick(draft, ['display_name', 'is_non_nude']),
    custom,
  };
  for (const path of Object.keys(reading.problems)) {
    const [first = '', second] = path.split('.');
    if (first === 'custom' && second !== undefined) delete custom[second];
    else if (first in live && first !== 'custom') result[first] = live[first as keyof BrandConfig];
  }
  const again = readBrandConfig(result);
  return again.kind === 'valid' ? again.config : null;
};

const pick = (from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
