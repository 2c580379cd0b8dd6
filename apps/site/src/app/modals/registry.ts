import type { ComponentType } from 'react';
import type { ModalId, ModalProps } from '../../shell/modals/modal-props.ts';

interface ModalDefinition<I extends ModalId> {
  load(): Promise<{ default: ComponentType<ModalProps<I>> }>;
  /** The open modal with the highest priority is shown; of equal ones, the latest. */
  priority: number;
}

const account = () => import('../../features/account/account-modals.ts');
const shows = () => import('../../features/shows/show-modals.ts');
const fanClubs = () => import('../../features/fan-clubs/fan-club-modals.tsx');
const legal = () => import('../../features/legal/legal-modals.tsx');
const purchaseForms = () => import('../../features/billing/purchase-tokens-modal.tsx');

/** The lazy import and the priority of each modal. */
export const MODALS: { readonly [I in ModalId]: ModalDefinition<I> } = {
  signup: { load: () => import('../../features/account/signup-modal.tsx'), priority: 20 },
  change_username: { load: async () => ({ default: (await account()).ChangeUsernameModal }), priority: 20 },
  email_confirm: { load: async () => ({ default: (await account()).EmailConfirmModal }), priority: 20 },
  forgot_password: { load: async () => ({ default: (await account()).ForgotPasswordModal }), priority: 20 },
  purchase_tokens: { load: purchaseForms, priority: 20 },
  payment_result: { load: () => import('../../features/billing/payment-result-modal.tsx'), priority: 30 },
  purchase_declined: {
    load: () => import('../../features/billing/purchase-declined-modal.tsx'),
    priority: 30,
  },
  // As high as post-pay: the later one is shown.
  add_card: { load: () => import('../../features/billing/add-card-modal.tsx'), priority: 40 },
  upgrade: { load: () => import('../../features/billing/upgrade-modal.tsx'), priority: 20 },
  join_form: { load: async () => ({ default: (await purchaseForms()).JoinFormModal }), priority: 20 },
  age_verification: { load: () => import('../../features/age/age-verification-modal.tsx'), priority: 20 },
  country_notice: { load: () => import('../../features/billing/country-notice-modal.tsx'), priority: 20 },
  terms: { load: async () => ({ default: (await legal()).TermsModal }), priority: 50 },
  privacy_policy: { load: async () => ({ default: (await legal()).PrivacyPolicyModal }), priority: 50 },
  home_wizard: { load: () => import('../../features/home/home-wizard-modal.tsx'), priority: 10 },
  search: { load: () => import('../../features/search/search-modal.tsx'), priority: 10 },
  rating: { load: () => import('../../features/social/rating-modal.tsx'), priority: 10 },
  social: { load: () => import('../../features/social/social-modal.tsx'), priority: 5 },
  moderate: { load: () => import('../../features/chat/moderate-modal.tsx'), priority: 10 },
  report: { load: () => import('../../features/reports/report-modal.tsx'), priority: 10 },
  tip_refused: { load: () => import('../../features/tips/tip-refused-modal.tsx'), priority: 30 },
  private_request: { load: () => import('./private-request-modal.tsx'), priority: 10 },
  watch_together: {
    load: () => import('../../features/watch-together/watch-together-modal.tsx'),
    priority: 10,
  },
  spy_confirm: { load: async () => ({ default: (await shows()).SpyConfirmModal }), priority: 10 },
  show_end: { load: async () => ({ default: (await shows()).ShowEndModal }), priority: 10 },
  show_stop: { load: () => import('../../features/broadcaster/show-stop-modal.tsx'), priority: 10 },
  show_ended: { load: async () => ({ default: (await shows()).ShowEndedModal }), priority: 10 },
  fan_club_confirm: { load: async () => ({ default: (await fanClubs()).FanClubConfirmModal }), priority: 10 },
  fan_club_leave: { load: async () => ({ default: (await fanClubs()).FanClubLeaveModal }), priority: 10 },
  order: { load: () => import('../../features/orders/order-modal.tsx'), priority: 10 },
  promo: { load: () => import('../../features/promos/promo-modal.tsx'), priority: 10 },
  limits: { load: () => import('../../features/limits/limits-modal.tsx'), priority: 40 },
};
