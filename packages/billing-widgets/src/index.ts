export { AutoReUp, type AutoReUpChoice, type AutoReUpProps } from './auto-re-up/auto-re-up.tsx';
export { CardCheck, type CardCheckProps } from './card-check/card-check.tsx';
export { ContactSupport, type ContactSupportProps } from './contact-support/contact-support.tsx';
export { CountryNotice, type CountryNoticeProps } from './country-notice/country-notice.tsx';
export { DailyLimit, type DailyLimitProps } from './daily-limit/daily-limit.tsx';
export { FanClub, type FanClubProps } from './fan-club/fan-club.tsx';
export { FanClubConfirm, type FanClubConfirmProps } from './fan-club-confirm/fan-club-confirm.tsx';
export { FanClubFeed, type FanClubFeedProps } from './fan-club-feed/fan-club-feed.tsx';
export { FanClubLeave, type FanClubLeaveProps } from './fan-club-leave/fan-club-leave.tsx';
export {
  type FanClubOfPosts,
  FanClubPost,
  type FanClubPostProps,
} from './fan-club-post/fan-club-post.tsx';
export { FreeTokens, type FreeTokensProps } from './free-tokens/free-tokens.tsx';
export { JoinDialog, type JoinDialogProps, type JoinMethod } from './join-dialog/join-dialog.tsx';
export { LimitConfirm, type LimitConfirmProps } from './limit-confirm/limit-confirm.tsx';
export { billingLocales } from './locales/index.ts';
export { promoLocales } from './locales/promos/index.ts';
export { spendingLocales } from './locales/spending/index.ts';
export { walletLocales } from './locales/wallet/index.ts';
export { MediaConfirm, type MediaConfirmProps } from './media-confirm/media-confirm.tsx';
export { type OrderDraft, OrderForm, type OrderFormProps } from './order-form/order-form.tsx';
export { OrderList, type OrderListProps } from './order-list/order-list.tsx';
export { PaymentConfirming, type PaymentConfirmingProps } from './payment-confirming/payment-confirming.tsx';
export {
  type DeclinedOption,
  declinedOptions,
  PaymentDeclined,
  type PaymentDeclinedProps,
} from './payment-declined/payment-declined.tsx';
export { PaymentFailed, type PaymentFailedProps } from './payment-failed/payment-failed.tsx';
export { PaymentReceipt, type PaymentReceiptProps } from './payment-receipt/payment-receipt.tsx';
export { PaymentSuccess, type PaymentSuccessProps } from './payment-success/payment-success.tsx';
export { PaymentWaiting, type PaymentWaitingProps } from './payment-waiting/payment-waiting.tsx';
export { PendingList, type PendingListProps } from './pending-list/pending-list.tsx';
export { Postpay, type PostpayProps } from './postpay/postpay.tsx';
export { PromoCode, type PromoCodeProps } from './promo-code/promo-code.tsx';
export { PromoOffer, type PromoOfferProps } from './promo-offer/promo-offer.tsx';
export { PromoWheel, type PromoWheelProps } from './promo-wheel/promo-wheel.tsx';
export { PurchaseDialog, type PurchaseDialogProps } from './purchase-dialog/purchase-dialog.tsx';
export type { PurchaseGroup } from './purchase-form/packs.ts';
export { PurchaseForm, type PurchaseFormProps } from './purchase-form/purchase-form.tsx';
export { QuickBuy, type QuickBuyProps, type QuickBuyState } from './quick-buy/quick-buy.tsx';
export { SpendingLimits, type SpendingLimitsProps } from './spending-limits/spending-limits.tsx';
export { TokenHistory, type TokenHistoryProps } from './token-history/token-history.tsx';
export { Upgrade, type UpgradeProps } from './upgrade/upgrade.tsx';
