import * as v from 'valibot';
import { emailOf } from '../rules/account/email.ts';
import { trackingSharesFrom } from '../rules/account/tracking.ts';
import { FINGERPRINT_CACHE } from '../rules/billing/fingerprint.ts';
import { forTranslations, type OperatorText } from '../rules/brand/operator-texts.ts';
import { BRAND_LIMITS } from '../rules/constants.ts';
import { SITE_HOME_LAYOUTS } from '../rules/home/home-sections.ts';
import { filled, line } from './common.ts';

/**
 * Current version of an operator's config. Configs of a newer version are rejected, because part of them would be
 * unknown.
 */
export const BRAND_CONFIG_VERSION = 1;

/** A multi-line text. NUL is not allowed: PostgreSQL cannot store it. */
const source = (mostBytes: number) =>
  v.pipe(
    v.string(),
    v.maxBytes(mostBytes, 'too_long'),
    v.check((text) => !text.includes('\0'), 'invalid_format'),
  );
const between = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.finite(), v.minValue(least, 'too_small'), v.maxValue(most, 'too_big'));
/** Any CSS colour. The theme decides whether it is readable. */
const Color = v.pipe(
  v.string(),
  v.maxLength(BRAND_LIMITS.color, 'too_long'),
  v.regex(/^[#\w\s.,%()/+-]*$/, 'invalid_format'),
);
/** A picture of this origin, uploaded or generated. The page's content security policy blocks other origins. */
const OwnPicture = v.pipe(
  v.string(),
  v.maxLength(300, 'too_long'),
  v.regex(/^\/art\/[\w./-]+(?:\?[\w=&.-]*)?$/, 'invalid_format'),
  v.check((path) => !path.includes('..') && !path.includes('//'), 'invalid_format'),
);
/** Empty, or as {@link emailOf} stores it. Links use `mailtoOf`. */
const EmailAddress = v.pipe(
  v.string(),
  v.maxLength(BRAND_LIMITS.email, 'too_long'),
  v.check((text) => text === '' || emailOf(text) !== null, 'invalid_format'),
  v.transform((text) => emailOf(text) ?? text),
);
/** Used in `tel:` links. */
const PhoneNumber = v.pipe(
  v.string(),
  v.maxLength(BRAND_LIMITS.phone, 'too_long'),
  v.regex(/^(?:\+?\d[\d ()/-]{3,})?$/, 'invalid_format'),
);
const SecureUrl = v.pipe(
  v.string(),
  v.maxLength(BRAND_LIMITS.url, 'too_long'),
  v.check(
    (url) => url === '' || (/^https:\/\/[^\s"'<>\\@]+$/.test(url) && URL.canParse(url)),
    'invalid_format',
  ),
);
const FontList = v.pipe(
  v.string(),
  v.maxLength(BRAND_LIMITS.fontList, 'too_long'),
  v.regex(/^[\p{L}\p{N} _,"'-]*$/u, 'invalid_format'),
);

/** Texts that operators write in each language. */
const texts = {
  h1_content: v.optional(line(BRAND_LIMITS.heading)),
  meta_title: v.optional(line(BRAND_LIMITS.heading)),
  meta_description: v.optional(line(BRAND_LIMITS.description)),
  header_html: v.optional(source(BRAND_LIMITS.htmlBytes)),
  footer_html: v.optional(source(BRAND_LIMITS.htmlBytes)),
} satisfies Record<OperatorText, unknown>;

const custom = v.strictObject({
  ...texts,
  ...forTranslations((name) => texts[name]),
  logo_path: v.optional(OwnPicture),
  logo_dark_path: v.optional(OwnPicture),
  logo_width: v.optional(v.pipe(between(BRAND_LIMITS.logoWidth), v.integer('invalid_format'))),
  logo_height: v.optional(v.pipe(between(BRAND_LIMITS.logoHeight), v.integer('invalid_format'))),
  favicon_url: v.optional(OwnPicture),
  custom_css: v.optional(source(BRAND_LIMITS.cssBytes)),
  support_email: v.optional(EmailAddress),
  support_phone: v.optional(PhoneNumber),
  support_chat_url: v.optional(SecureUrl),
  force_dark_mode: v.optional(v.boolean()),
  color_primary: v.optional(Color),
  color_primary_dark: v.optional(Color),
  color_secondary: v.optional(Color),
  color_secondary_dark: v.optional(Color),
  radius_factor: v.optional(between(BRAND_LIMITS.radius)),
  density_factor: v.optional(between(BRAND_LIMITS.density)),
  font_family: v.optional(FontList),
  heading_font_family: v.optional(FontList),
  home_layout: v.optional(v.picklist(SITE_HOME_LAYOUTS, 'invalid_format')),
  hide_banner: v.optional(v.boolean()),
  hide_explicit: v.optional(v.boolean()),
  wl_transcode: v.optional(v.boolean()),
  google_analytics_id: v.optional(
    v.pipe(v.string(), v.regex(/^(?:UA-\d{4,12}-\d{1,4})?$/, 'invalid_format')),
  ),
  google_analytics_4_id: v.optional(v.pipe(v.string(), v.regex(/^(?:G-[A-Z0-9]{4,16})?$/, 'invalid_format'))),
  standby_enabled: v.optional(v.boolean()),
  app_enabled: v.optional(v.boolean()),
  is_allow_affiliate_id: v.optional(v.boolean()),
  affiliate_tracker_url: v.optional(SecureUrl),
  tracking_sampling: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(BRAND_LIMITS.description, 'too_long'),
      v.check((text) => trackingSharesFrom(text) !== null, 'invalid_format'),
    ),
  ),
  popunder_url: v.optional(SecureUrl),
  fingerprint_enabled: v.optional(v.boolean()),
  force_fingerprint_on_vpn: v.optional(v.boolean()),
  fingerprint_cache_time: v.optional(
    v.pipe(between([FINGERPRINT_CACHE.least, FINGERPRINT_CACHE.most]), v.integer('invalid_format')),
  ),
  thumbnail_test_enabled: v.optional(v.boolean()),
  show_offline_pic_on_browse_page: v.optional(v.boolean()),
  offline_picture_path: v.optional(OwnPicture),
});

/**
 * What an operator edits, publishes, imports and exports: the site's brand without its identity (domain, owner,
 * sitecode, white label), which only an admin sets. Assumed.
 */
export const BrandConfig = v.strictObject({
  config_version: v.literal(BRAND_CONFIG_VERSION),
  display_name: filled(line(BRAND_LIMITS.name)),
  is_non_nude: v.boolean(),
  custom,
});
export type BrandConfig = v.InferOutput<typeof BrandConfig>;
