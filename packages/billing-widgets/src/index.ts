export {
  CountryNotice,
  CountryNoticeDialog,
  type CountryNoticeDialogProps,
  type CountryNoticeProps,
} from './country-notice/country-notice.tsx';
export { billingLocales } from './locales/index.ts';
export { PaymentConfirming, type PaymentConfirmingProps } from './payment-confirming/payment-confirming.tsx';
export {
  type DeclinedOption,
  PaymentDeclined,
  PaymentDeclinedDialog,
  type PaymentDeclinedDialogProps,
  type PaymentDeclinedProps,
} from './payment-declined/payment-declined.tsx';
export { PaymentFailed, type PaymentFailedProps } from './payment-failed/payment-failed.tsx';
export {
  type PaymentResult,
  PaymentResultDialog,
  type PaymentResultDialogProps,
} from './payment-result/payment-result-dialog.tsx';
export { PaymentSuccess, type PaymentSuccessProps } from './payment-success/payment-success.tsx';
export type { PurchaseGroup } from './purchase-form/purchase-choice.tsx';
export {
  PurchaseDialog,
  type PurchaseDialogProps,
  PurchaseForm,
  type PurchaseFormProps,
} from './purchase-form/purchase-form.tsx';
