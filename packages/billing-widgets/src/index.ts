export { type AgeCardDraft, emptyAgeCardDraft } from './age/age-card-form/age-card-draft.ts';
export { AgeCardForm, type AgeCardFormProps, type AgeCardOffer } from './age/age-card-form/age-card-form.tsx';
export {
  type AgeCardPurchase,
  AgeCardResult,
  type AgeCardResultProps,
} from './age/age-card-result/age-card-result.tsx';
export { AgeCheck, type AgeCheckProps } from './age/age-check/age-check.tsx';
export { AddCard, type AddCardProps } from './billing/add-card/add-card.tsx';
export { AutoReUp, type AutoReUpChoice, type AutoReUpProps } from './billing/auto-re-up/auto-re-up.tsx';
export { BalanceButton, type BalanceButtonProps } from './billing/balance-button/balance-button.tsx';
export { CardCheck, type CardCheckProps } from './billing/card-check/card-check.tsx';
export { ContactSupport, type ContactSupportProps } from './billing/contact-support/contact-support.tsx';
export { CountryNotice, type CountryNoticeProps } from './billing/country-notice/country-notice.tsx';
export { JoinDialog, type JoinDialogProps } from './billing/join-dialog/join-dialog.tsx';
export { type JoinMethod, startingJoinPack } from './billing/join-dialog/join-packs.ts';
export {
  PaymentConfirming,
  type PaymentConfirmingProps,
} from './billing/payment-confirming/payment-confirming.tsx';
export {
  type DeclinedOption,
  declinedOptions,
  PaymentDeclined,
  type PaymentDeclinedProps,
} from './billing/payment-declined/payment-declined.tsx';
export { PaymentDone, type PaymentDoneProps } from './billing/payment-done/payment-done.tsx';
export { PaymentFailed, type PaymentFailedProps } from './billing/payment-failed/payment-failed.tsx';
export { PaymentReceipt, type PaymentReceiptProps } from './billing/payment-receipt/payment-receipt.tsx';
export { PaymentSuccess, type PaymentSuccessProps } from './billing/payment-success/payment-success.tsx';
export { PaymentWaiting, type PaymentWaitingProps } from './billing/payment-waiting/payment-waiting.tsx';
export { PendingList, type PendingListProps } from './billing/pending-list/pending-list.tsx';
export { Postpay, type PostpayProps } from './billing/postpay/postpay.tsx';
export { PurchaseDialog, type PurchaseDialogProps } from './billing/purchase-dialog/purchase-dialog.tsx';
export { type PurchaseGroup, startingPack } from './billing/purchase-form/packs.ts';
export { PurchaseForm, type PurchaseFormProps } from './billing/purchase-form/purchase-form.tsx';
export { QuickBuy, type QuickBuyProps, type QuickBuyState } from './billing/quick-buy/quick-buy.tsx';
export { TokenHistory, type TokenHistoryProps } from './billing/token-history/token-history.tsx';
export { Upgrade, type UpgradeProps } from './billing/upgrade/upgrade.tsx';
export { FanClub, type FanClubProps } from './fan-clubs/fan-club/fan-club.tsx';
export { FanClubConfirm, type FanClubConfirmProps } from './fan-clubs/fan-club-confirm/fan-club-confirm.tsx';
export { FanClubFeed, type FanClubFeedProps } from './fan-clubs/fan-club-feed/fan-club-feed.tsx';
export { FanClubLeave, type FanClubLeaveProps } from './fan-clubs/fan-club-leave/fan-club-leave.tsx';
export {
  type FanClubOfPosts,
  FanClubPost,
  type FanClubPostProps,
} from './fan-clubs/fan-club-post/fan-club-post.tsx';
export { DailyLimit, type DailyLimitProps } from './limits/daily-limit/daily-limit.tsx';
export { LimitConfirm, type LimitConfirmProps } from './limits/limit-confirm/limit-confirm.tsx';
export { SpendingLimits, type SpendingLimitsProps } from './limits/spending-limits/spending-limits.tsx';
export { billingLocales } from './locales/index.ts';
export { limitLocales } from './locales/limits/index.ts';
export { promoLocales } from './locales/promos/index.ts';
export { walletLocales } from './locales/wallet/index.ts';
export { MediaConfirm, type MediaConfirmProps } from './media/media-confirm/media-confirm.tsx';
export { OrderEntry, type OrderEntryProps } from './orders/order-entry/order-entry.tsx';
export {
  type OrderDraft,
  OrderForm,
  type OrderFormProps,
  type OrderPictureState,
} from './orders/order-form/order-form.tsx';
export { OrderList } from './orders/order-list/order-list.tsx';
export type { OrderListProps, OrderNotice } from './orders/order-list/order-list-props.ts';
export { FreeTokens, type FreeTokensProps } from './promos/free-tokens/free-tokens.tsx';
export { PromoCode, type PromoCodeProps } from './promos/promo-code/promo-code.tsx';
export { PromoCorner, type PromoCornerProps } from './promos/promo-corner/promo-corner.tsx';
export { PromoOffer, type PromoOfferProps } from './promos/promo-offer/promo-offer.tsx';
export { PromoWheel, type PromoWheelProps } from './promos/promo-wheel/promo-wheel.tsx';
