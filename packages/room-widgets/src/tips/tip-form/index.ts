/** Checks and sends tips without a widget (`@footlight/room-widgets/tips`). */

export { parseAmount, type TipDraft } from '../tip-panel/tip-amount.ts';
export { type TipForm, type TipFormOptions, useTipForm } from './use-tip-form.ts';
