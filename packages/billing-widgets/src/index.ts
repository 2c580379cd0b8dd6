export { CountryNotice, type CountryNoticeProps } from './country-notice/country-notice.tsx';
export { billingLocales } from './locales/index.ts';
export {
  type DeclinedOption,
  declinedOptions,
  PaymentDeclined,
  type PaymentDeclinedProps,
} from './payment-declined/payment-declined.tsx';
export { PaymentConfirming, type PaymentConfirmingProps } from './payment-result/payment-confirming.tsx';
export { PaymentFailed, type PaymentFailedProps } from './payment-result/payment-failed.tsx';
export { PaymentSuccess, type PaymentSuccessProps } from './payment-result/payment-success.tsx';
export type { PurchaseGroup } from './purchase/packs.ts';
export { PurchaseDialog, type PurchaseDialogProps } from './purchase/purchase-dialog.tsx';
export { PurchaseForm, type PurchaseFormProps } from './purchase/purchase-form.tsx';
