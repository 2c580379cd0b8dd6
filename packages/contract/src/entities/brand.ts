import * as v from 'valibot';
import { forTranslations } from '../rules/brand/operator-texts.ts';
import { SITE_HOME_LAYOUTS } from '../rules/home/home-sections.ts';

/**
 * An operator's brand settings (spec 1 §3, `site.custom`) as they are read. Values are loose, because settings
 * published under earlier limits stay live, and packages/theme clamps and normalises them; `BrandConfig` is the strict
 * form for publication. The names of colours, radius, density, fonts, dark logo, offline picture, HTML texts and
 * support contacts are assumed.
 */
export const SiteCustom = v.object({
  h1_content: v.optional(v.string()),
  meta_title: v.optional(v.string()),
  meta_description: v.optional(v.string()),
  logo_path: v.optional(v.string()),
  logo_dark_path: v.optional(v.string()),
  logo_width: v.optional(v.number()),
  logo_height: v.optional(v.number()),
  favicon_url: v.optional(v.string()),
  custom_css: v.optional(v.string()),
  header_html: v.optional(v.string()),
  footer_html: v.optional(v.string()),
  /** The five texts above in the other languages, as `h1_content_de`; where one is missing, the English one is used. Assumed. */
  ...forTranslations(() => v.optional(v.string())),
  support_email: v.optional(v.string()),
  support_phone: v.optional(v.string()),
  support_chat_url: v.optional(v.string()),
  force_dark_mode: v.optional(v.boolean()),
  color_primary: v.optional(v.string()),
  color_primary_dark: v.optional(v.string()),
  color_secondary: v.optional(v.string()),
  color_secondary_dark: v.optional(v.string()),
  radius_factor: v.optional(v.number()),
  density_factor: v.optional(v.number()),
  font_family: v.optional(v.string()),
  heading_font_family: v.optional(v.string()),
  /** How `/` looks to guests. Default: `featured`. Assumed. */
  home_layout: v.optional(v.picklist(SITE_HOME_LAYOUTS)),
  hide_banner: v.optional(v.boolean()),
  hide_explicit: v.optional(v.boolean()),
  wl_transcode: v.optional(v.boolean()),
  google_analytics_id: v.optional(v.string()),
  google_analytics_4_id: v.optional(v.string()),
  /** Broadcasters may go on a break (spec 3 §6, standby). Default: off. */
  standby_enabled: v.optional(v.boolean()),
  /** Browsers may install the site, keep its offline page and get push messages. Default: on. Assumed. */
  app_enabled: v.optional(v.boolean()),
  is_allow_affiliate_id: v.optional(v.boolean()),
  /** Asked once for each visit of a campaign, after consent (spec 1 §7, tracking pixel). Assumed. */
  affiliate_tracker_url: v.optional(v.string()),
  /** Shares of visits by parameter: `gclid=50%, wid=75%`. Assumed. */
  tracking_sampling: v.optional(v.string()),
  /** Opened behind the page at most once a day, after consent and a click (spec 1 §9). Assumed. */
  popunder_url: v.optional(v.string()),
  /** Purchases carry a hash of the device's fingerprint, after consent. Default: off. Assumed. */
  fingerprint_enabled: v.optional(v.boolean()),
  force_fingerprint_on_vpn: v.optional(v.boolean()),
  /** Lists show users one of two thumbnails, and their clicks are counted, after consent (spec 2 §9). Default: off. Assumed. */
  thumbnail_test_enabled: v.optional(v.boolean()),
  /** Seconds. Assumed. */
  fingerprint_cache_time: v.optional(v.number()),
  show_offline_pic_on_browse_page: v.optional(v.boolean()),
  offline_picture_path: v.optional(v.string()),
});
export type SiteCustom = v.InferOutput<typeof SiteCustom>;

/** One branded site (spec 1 §3, `site`). */
export const Site = v.object({
  domain_name: v.string(),
  display_name: v.string(),
  is_whitelabel: v.boolean(),
  is_non_nude: v.boolean(),
  owner_webmaster_username: v.optional(v.string()),
  sitecode: v.string(),
  main_domain_url: v.string(),
  custom: SiteCustom,
});
export type Site = v.InferOutput<typeof Site>;

/**
 * Answer of GET /site_config. `csrf` is null in the public projection, which has no session. Without the specification's
 * `csStreamStatus`, whose values and purpose are unknown (record 0052).
 */
export const SiteConfig = v.object({
  version: v.string(),
  csrf: v.nullable(v.string()),
  approvedTagSlugs: v.array(v.string()),
  arePromoProductsEnabled: v.object({ freeTokensProduct: v.boolean(), wheelProduct: v.boolean() }),
  customLogo: v.nullable(v.string()),
  discordUrl: v.nullable(v.string()),
  isFlingSubdomain: v.boolean(),
  oauthAvailable: v.boolean(),
  /** Name of the login provider; null without one. Assumed. */
  oauthProvider: v.nullable(v.string()),
  promo_offer_img: v.nullable(v.string()),
  recaptchaPublicKey: v.nullable(v.string()),
  time: v.object({ yearWeek: v.string() }),
  /** Country of the request, as the platform detects it; part of the public projection. Assumed. */
  country: v.nullable(v.string()),
  /** Origin of the card company that browsers send cards to, if it is not the site's own. Assumed. */
  cardOrigin: v.optional(v.string()),
  /** The public key of push messages (VAPID, RFC 8292), in base64url; missing where none are sent. Assumed. */
  pushPublicKey: v.optional(v.string()),
  /** The platform has a provider for AI companions; without one their pages answer 404. */
  hasCompanions: v.optional(v.literal(true)),
  urlBaseApi: v.string(),
  urlBaseSite: v.string(),
  urlMediaCDN: v.string(),
  site: Site,
  /** Set if the answer shows an unpublished draft through a preview link. Assumed. */
  preview: v.optional(v.object({ draft: v.number(), expires_at: v.number() })),
  /** Set if the site is a demo that the network can reach. Assumed. */
  isDemo: v.optional(v.literal(true)),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;
