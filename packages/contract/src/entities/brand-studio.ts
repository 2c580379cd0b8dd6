import * as v from 'valibot';
import { FIELD_PROBLEMS } from '../errors/errors.ts';
import { DOMAIN_PROBLEMS, DOMAIN_STATES } from '../rules/brand/domain.ts';
import { Site } from './brand.ts';
import { BrandConfig } from './brand-config.ts';
import { IsoTimestamp } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The key of a site: its host name, or `default` for unknown hosts. */
export const SiteKey = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'invalid_format',
  ),
);

/** A finding in an operator's texts or colours. `line` and `column` start at 1, for texts that have them. Assumed. */
export const BrandFinding = v.object({
  /** Path of the field: `custom.custom_css`. */
  field: v.string(),
  /** `refused` blocks publication; `repaired` is published in a changed form; `note` is information only. */
  severity: v.picklist(['refused', 'repaired', 'note']),
  /** Check and finding: `css.url`, `brand.contrast`. */
  code: v.string(),
  /** English text for API users; a page translates code and params. */
  message: v.string(),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  line: v.optional(Count),
  column: v.optional(Count),
});
export type BrandFinding = v.InferOutput<typeof BrandFinding>;

/** Problems of a config by field path, and the findings of the checks. Assumed. */
export const BrandReport = v.object({
  problems: v.record(v.string(), v.picklist(FIELD_PROBLEMS)),
  findings: v.array(BrandFinding),
});
export type BrandReport = v.InferOutput<typeof BrandReport>;

/** The proof that an operator owns a domain: set the record, or put the file, with this value. Assumed. */
export const SiteDomain = v.object({
  state: v.picklist(DOMAIN_STATES),
  /** Name of the TXT record. */
  record: v.string(),
  /** Address of the file. */
  file: v.string(),
  value: v.string(),
  /** The last method that verified it. */
  by: v.nullable(v.picklist(['dns', 'file'])),
  checked_at: v.nullable(IsoTimestamp),
  problem: v.nullable(v.picklist(DOMAIN_PROBLEMS)),
  /** While the checks of a verified domain fail: until when it is served. */
  served_until: v.nullable(IsoTimestamp),
});
export type SiteDomain = v.InferOutput<typeof SiteDomain>;

/** A site in an operator's list. Assumed. */
export const OperatorSite = v.object({
  key: SiteKey,
  display_name: v.string(),
  domain_name: v.string(),
  main_domain_url: v.string(),
  is_whitelabel: v.boolean(),
  revision: Count,
  has_draft: v.boolean(),
  /** Null: the domain needs no proof. */
  domain: v.nullable(SiteDomain),
});
export type OperatorSite = v.InferOutput<typeof OperatorSite>;

/** One publication: by whom, when, and whether it was a revert. Assumed. */
export const SiteRevision = v.object({
  revision: Count,
  kind: v.picklist(['created', 'published', 'reverted']),
  /** The restored revision. */
  reverted_to: v.nullable(Count),
  by: v.nullable(v.string()),
  at: IsoTimestamp,
});
export type SiteRevision = v.InferOutput<typeof SiteRevision>;

/** An unpublished edit. `config` is what was saved, valid or not. Assumed. */
export const SiteDraft = v.object({
  /** Save counter; the next save sends it, so that two windows do not overwrite each other. */
  draft: Count,
  base_revision: Count,
  config: v.unknown(),
  by: v.nullable(v.string()),
  at: IsoTimestamp,
});
export type SiteDraft = v.InferOutput<typeof SiteDraft>;

/** One site as its operator sees it. Assumed. */
export const OperatorSiteDetail = v.object({
  key: SiteKey,
  site: Site,
  revision: Count,
  live: v.object({ ...BrandConfig.entries, custom: Site.entries.custom }),
  draft: v.nullable(SiteDraft),
  report: BrandReport,
  history: v.array(SiteRevision),
});
export type OperatorSiteDetail = v.InferOutput<typeof OperatorSiteDetail>;

export const ASSET_KINDS = ['logo', 'favicon', 'offline', 'banner'] as const;
/** A picture uploaded for a brand. Assumed. */
export const SiteAsset = v.object({
  path: v.string(),
  type: v.picklist(['image/png', 'image/webp', 'image/avif']),
  width: Count,
  height: Count,
  bytes: Count,
});
export type SiteAsset = v.InferOutput<typeof SiteAsset>;
