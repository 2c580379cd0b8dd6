import * as v from 'valibot';
import { SiteCustom } from '../entities/brand.ts';
import { BrandConfig } from '../entities/brand-config.ts';
import {
  ASSET_KINDS,
  BrandReport,
  OperatorSite,
  OperatorSiteDetail,
  SiteAsset,
  SiteDomain,
  SiteDraft,
  SiteKey,
} from '../entities/brand-studio.ts';
import { Id, Username } from '../entities/common.ts';
import { exampleOperatorSite, exampleSiteDomain } from '../fixtures/brand-studio.ts';
import { BRAND_LIMITS, MAX_INTEGER } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Revision = Id;
const DraftNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_INTEGER));
const byKey = v.object({ key: SiteKey });
const refusals = ['login_required', 'csrf_failed', 'forbidden', 'not_found', 'invalid_input'] as const;
/** Base64 is a third longer than its bytes. */
const MAX_BASE64 = Math.ceil((BRAND_LIMITS.assetBytes * 4) / 3) + 4;

/** Operators' operations for their brands, only for the owner or an admin. The spec shows none of them. */
export const operatorOperations = defineOperations('brand', {
  'GET /operator/sites': {
    id: 'listSites',
    summary: 'The sites that this user may edit: their own, or all for an admin.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ sites: v.array(OperatorSite), may_create: v.boolean() }),
    errors: ['login_required'],
    example: { sites: [exampleOperatorSite.summary], may_create: false },
  },
  'POST /operator/sites': {
    id: 'createSite',
    summary:
      'Creates a site for a domain. Its brand is live as soon as the domain is proven, at once on this machine. Admins only.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      key: SiteKey,
      sitecode: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/, 'invalid_format')),
      main_domain_url: v.pipe(
        v.string(),
        v.maxLength(300, 'too_long'),
        v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'invalid_format'),
      ),
      is_whitelabel: v.boolean(),
      owner_webmaster_username: v.optional(Username),
      config: v.record(v.string(), v.unknown()),
    }),
    ok: OperatorSiteDetail,
    errors: [...refusals, 'site_taken', 'user_not_found', 'brand_refused', 'config_too_new'],
    example: exampleOperatorSite.detail,
  },
  'POST /operator/sites/{key}/domain/check': {
    id: 'checkSiteDomain',
    summary:
      'Looks for the proof of the domain now: a TXT record or a file with the value that the list of sites names. Null: the domain needs no proof.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: byKey,
    ok: v.object({ domain: v.nullable(SiteDomain) }),
    errors: [...refusals, 'rate_limited'],
    example: { domain: exampleSiteDomain },
  },
  'GET /operator/sites/{key}': {
    id: 'getSite',
    summary: 'A site with its live config, its draft, the findings for the draft, and its history.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: byKey,
    ok: OperatorSiteDetail,
    errors: ['login_required', 'forbidden', 'not_found', 'invalid_input'],
    example: exampleOperatorSite.detail,
  },
  'GET /operator/sites/{key}/revisions/{revision}': {
    id: 'getSiteRevision',
    summary: 'The config of an earlier publication, for comparison.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: v.object({
      key: SiteKey,
      revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'invalid_format')),
    }),
    ok: v.object({ revision: Revision, config: v.object({ ...BrandConfig.entries, custom: SiteCustom }) }),
    errors: ['login_required', 'forbidden', 'not_found', 'invalid_input'],
    example: { revision: 1, config: exampleOperatorSite.detail.live },
  },
  'POST /operator/sites/{key}/draft': {
    id: 'saveSiteDraft',
    summary:
      'Saves a draft unchanged and reports its problems. `draft` is the number of the last draft that this window knows, 0 for none.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    keepsAnyText: true,
    params: byKey,
    body: v.object({ draft: DraftNumber, config: v.record(v.string(), v.unknown()) }),
    ok: v.object({ draft: SiteDraft, report: BrandReport }),
    errors: [...refusals, 'config_too_new', 'revision_conflict', 'rate_limited'],
    example: { draft: exampleOperatorSite.draft, report: { problems: {}, findings: [] } },
  },
  'POST /operator/sites/{key}/discard': {
    id: 'discardSiteDraft',
    summary: 'Discards the draft; the live brand stays.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: byKey,
    body: v.object({ draft: DraftNumber }),
    ok: v.object({ status: v.literal(1) }),
    errors: [...refusals, 'revision_conflict'],
    example: { status: 1 },
  },
  'POST /operator/sites/{key}/publish': {
    id: 'publishSite',
    summary:
      'Publishes the draft, on every process within seconds. Rejected if site or draft have changed since this window loaded them.',
    spec: '1§3',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: byKey,
    body: v.object({ revision: Revision, draft: Revision }),
    ok: v.object({ status: v.literal(1), revision: Revision, report: BrandReport }),
    errors: [
      ...refusals,
      'revision_conflict',
      'brand_refused',
      'config_too_new',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, revision: 2, report: { problems: {}, findings: [] } },
  },
  'POST /operator/sites/{key}/revert': {
    id: 'revertSite',
    summary: 'Republishes an earlier revision as a new one. The draft stays.',
    spec: '1§3',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: byKey,
    body: v.object({ revision: Revision, to: Revision }),
    ok: v.object({ status: v.literal(1), revision: Revision }),
    errors: [
      ...refusals,
      'revision_conflict',
      'brand_refused',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, revision: 3 },
  },
  'POST /operator/sites/{key}/assets': {
    id: 'uploadSiteAsset',
    summary:
      'Uploads a logo, favicon, offline picture or banner: PNG, WEBP, AVIF, JPEG, GIF or SVG, detected by its bytes. An SVG becomes a PNG.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: byKey,
    body: v.object({
      kind: v.picklist(ASSET_KINDS),
      /** The file in base64. */
      data: v.pipe(v.string(), v.maxLength(MAX_BASE64, 'too_long'), v.base64('invalid_format')),
    }),
    ok: SiteAsset,
    errors: [
      ...refusals,
      'image_unsupported',
      'svg_unsupported',
      'image_damaged',
      'image_too_large',
      'asset_quota',
      'rate_limited',
    ],
    example: { path: '/art/site/example.png', type: 'image/png', width: 296, height: 72, bytes: 4_096 },
  },
  'POST /operator/sites/{key}/preview': {
    id: 'createSitePreview',
    summary: 'A preview link to the draft on the site’s own domain. It works for anybody until it expires.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: byKey,
    body: v.object({}),
    ok: v.object({ url: v.string(), expires_at: v.number() }),
    errors: [...refusals],
    example: {
      url: 'http://velvet.localhost:4000/?brand_preview=example',
      expires_at: 1_795_000_000_000,
    },
  },
});
