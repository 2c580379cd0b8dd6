import type { ComponentType } from 'react';
import type { ModalId, ModalProps } from '../../shell/modals/modal-props.ts';

interface ModalDefinition<I extends ModalId> {
  load(): Promise<{ default: ComponentType<ModalProps<I>> }>;
  /** The open modal with the highest priority is shown; of equal ones, the latest. */
  priority: number;
}

const shows = () => import('../../features/shows/show-modals.ts');
const fanClubs = () => import('../../features/fan-clubs/fan-club-modals.tsx');
const purchaseForms = () => import('../../features/billing/purchase-tokens-modal.tsx');

/** The lazy import and the priority of each modal. */
export const MODALS: { readonly [I in ModalId]: ModalDefinition<I> } = {
  signup: { load: () => import('../../features/account/signup-modal.tsx'), priority: 20 },
  purchase_tokens: { load: purchaseForms, priority: 20 },
  payment_result: { load: () => import('../../features/billing/payment-result-modal.tsx'), priority: 30 },
  purchase_declined: {
    load: () => import('../../features/billing/purchase-declined-modal.tsx'),
    priority: 30,
  },
  join_form: { load: async () => ({ default: (await purchaseForms()).JoinFormModal }), priority: 20 },
  country_notice: { load: () => import('../../features/billing/country-notice-modal.tsx'), priority: 20 },
  rating: { load: () => import('../../features/social/rating-modal.tsx'), priority: 10 },
  people: { load: () => import('../../features/social/people-modal.tsx'), priority: 5 },
  tip_refused: { load: () => import('../../features/tips/tip-refused-modal.tsx'), priority: 30 },
  private_request: { load: () => import('./private-request-modal.tsx'), priority: 10 },
  spy_confirm: { load: async () => ({ default: (await shows()).SpyConfirmModal }), priority: 10 },
  show_end: { load: async () => ({ default: (await shows()).ShowEndModal }), priority: 10 },
  show_stop: { load: () => import('../../features/broadcaster/show-stop-modal.tsx'), priority: 10 },
  show_ended: { load: async () => ({ default: (await shows()).ShowEndedModal }), priority: 10 },
  fan_club_confirm: { load: async () => ({ default: (await fanClubs()).FanClubConfirmModal }), priority: 10 },
  fan_club_leave: { load: async () => ({ default: (await fanClubs()).FanClubLeaveModal }), priority: 10 },
  order: { load: () => import('../../features/orders/order-modal.tsx'), priority: 10 },
  promo: { load: () => import('../../features/promos/promo-modal.tsx'), priority: 10 },
  spending: { load: () => import('../../features/limits/spending-modal.tsx'), priority: 40 },
};
