import { authOperations } from './account.ts';
import { accountDataOperations } from './account-data.ts';
import { linkedAccountOperations } from './account-linked.ts';
import { oauthOperations } from './account-oauth.ts';
import { passkeyOperations } from './account-passkeys.ts';
import { passwordOperations } from './account-password.ts';
import { pushOperations } from './account-push.ts';
import { securityOperations } from './account-security.ts';
import { settingsOperations } from './account-settings.ts';
import { adminAccountOperations } from './admin-accounts.ts';
import { machineKeyOperations } from './admin-keys.ts';
import { adminMoneyOperations } from './admin-money.ts';
import { adminReportOperations } from './admin-reports.ts';
import { adminSystemOperations } from './admin-system.ts';
import { ageOperations } from './age.ts';
import { aiOperations } from './ai.ts';
import { billingOperations } from './billing.ts';
import { accountOperations } from './billing-memberships.ts';
import { operatorOperations } from './brand.ts';
import { bannerOperations } from './brand-banners.ts';
import { broadcasterOperations } from './broadcaster.ts';
import { applicationOperations } from './broadcaster-application.ts';
import { browseOperations } from './browse.ts';
import { browseSitemapOperations } from './browse-sitemap.ts';
import { camOperations } from './cams.ts';
import { faqOperations } from './content-faq.ts';
import { feedOperations } from './content-feed.ts';
import { freeVideoOperations } from './content-free-video.ts';
import { pressOperations } from './content-press.ts';
import { ratingOperations } from './content-ratings.ts';
import { earningsOperations } from './earnings.ts';
import { fanClubOperations } from './fan-clubs.ts';
import { homeOperations } from './home.ts';
import { legalOperations } from './legal.ts';
import { spendingOperations } from './limits.ts';
import { liveOperations } from './live.ts';
import { mediaOperations } from './media.ts';
import { mediaLibraryOperations } from './media-library.ts';
import { meetOperations } from './meet.ts';
import { logOperations } from './operations-log.ts';
import { orderOperations } from './orders.ts';
import { payoutOperations } from './payouts.ts';
import { promoOperations } from './promos.ts';
import { reportOperations } from './reports.ts';
import { roomAppOperations } from './room-apps.ts';
import { scheduleOperations } from './schedule.ts';
import { searchOperations } from './search.ts';
import { showOperations } from './shows.ts';
import { siteOperations } from './site.ts';
import { peopleOperations } from './social.ts';
import { friendOperations } from './social-friends.ts';
import { messageOperations } from './social-messages.ts';
import { supportOperations } from './support.ts';
import { tipOperations } from './tips.ts';
import { toyOperations } from './toys.ts';
import { versusOperations } from './versus.ts';
import { watchTogetherOperations } from './watch-together.ts';

/** Named, because the compiler refuses to write the fields of so many operations into one declaration. */
export type Operations = typeof siteOperations &
  typeof aiOperations &
  typeof authOperations &
  typeof passwordOperations &
  typeof settingsOperations &
  typeof securityOperations &
  typeof passkeyOperations &
  typeof linkedAccountOperations &
  typeof oauthOperations &
  typeof accountDataOperations &
  typeof pushOperations &
  typeof browseOperations &
  typeof browseSitemapOperations &
  typeof homeOperations &
  typeof searchOperations &
  typeof liveOperations &
  typeof tipOperations &
  typeof peopleOperations &
  typeof friendOperations &
  typeof messageOperations &
  typeof showOperations &
  typeof watchTogetherOperations &
  typeof broadcasterOperations &
  typeof applicationOperations &
  typeof reportOperations &
  typeof scheduleOperations &
  typeof roomAppOperations &
  typeof toyOperations &
  typeof versusOperations &
  typeof camOperations &
  typeof meetOperations &
  typeof fanClubOperations &
  typeof mediaOperations &
  typeof mediaLibraryOperations &
  typeof earningsOperations &
  typeof payoutOperations &
  typeof orderOperations &
  typeof faqOperations &
  typeof freeVideoOperations &
  typeof feedOperations &
  typeof pressOperations &
  typeof ratingOperations &
  typeof ageOperations &
  typeof billingOperations &
  typeof promoOperations &
  typeof spendingOperations &
  typeof accountOperations &
  typeof logOperations &
  typeof operatorOperations &
  typeof bannerOperations &
  typeof legalOperations &
  typeof supportOperations &
  typeof adminAccountOperations &
  typeof adminReportOperations &
  typeof adminMoneyOperations &
  typeof adminSystemOperations &
  typeof machineKeyOperations;

/** All operations between site and platform. */
export const operations: Operations = {
  ...siteOperations,
  ...aiOperations,
  ...authOperations,
  ...passwordOperations,
  ...settingsOperations,
  ...securityOperations,
  ...passkeyOperations,
  ...linkedAccountOperations,
  ...oauthOperations,
  ...accountDataOperations,
  ...pushOperations,
  ...browseOperations,
  ...browseSitemapOperations,
  ...homeOperations,
  ...searchOperations,
  ...liveOperations,
  ...tipOperations,
  ...peopleOperations,
  ...friendOperations,
  ...messageOperations,
  ...showOperations,
  ...watchTogetherOperations,
  ...broadcasterOperations,
  ...applicationOperations,
  ...reportOperations,
  ...scheduleOperations,
  ...roomAppOperations,
  ...toyOperations,
  ...versusOperations,
  ...camOperations,
  ...meetOperations,
  ...fanClubOperations,
  ...mediaOperations,
  ...mediaLibraryOperations,
  ...earningsOperations,
  ...payoutOperations,
  ...orderOperations,
  ...faqOperations,
  ...freeVideoOperations,
  ...feedOperations,
  ...pressOperations,
  ...ratingOperations,
  ...ageOperations,
  ...billingOperations,
  ...promoOperations,
  ...spendingOperations,
  ...accountOperations,
  ...logOperations,
  ...operatorOperations,
  ...bannerOperations,
  ...legalOperations,
  ...supportOperations,
  ...adminAccountOperations,
  ...adminReportOperations,
  ...adminMoneyOperations,
  ...adminSystemOperations,
  ...machineKeyOperations,
};

export type RouteKey = keyof Operations;
