import type { ComponentType } from 'react';

/** What every modal component gets besides its own props. */
export interface ModalControls {
  /** Closes this modal; a confirmation's promise takes the result. */
  close(result?: unknown): void;
}

interface ModalDefinition<P> {
  load(): Promise<{ default: ComponentType<P & ModalControls> }>;
  /** The highest open one is shown; equals stack in order of opening. */
  priority: number;
  dismissible: boolean;
}

const define = <P>(definition: ModalDefinition<P>): ModalDefinition<P> => definition;

const shows = () => import('./show-modals.ts');
const fanClubs = () => import('./fan-club-modals.tsx');
const purchaseForms = () => import('./purchase-tokens-modal.tsx');
const ofShows = { priority: 10, dismissible: true } as const;

/** Every modal of the site, by id. Props are serialisable, so that an event, a query or a test opens one the same way. */
export const MODALS = {
  signup: define({ load: () => import('./signup-modal.tsx'), priority: 20, dismissible: true }),
  purchase_tokens: define({
    load: purchaseForms,
    priority: 20,
    dismissible: true,
  }),
  payment_result: define({
    load: () => import('./payment-result-modal.tsx'),
    priority: 30,
    dismissible: true,
  }),
  purchase_declined: define({
    load: () => import('./purchase-declined-modal.tsx'),
    priority: 30,
    dismissible: true,
  }),
  rating: define({ load: () => import('./rating-modal.tsx'), priority: 10, dismissible: true }),
  people: define({ load: () => import('./people-modal.tsx'), priority: 5, dismissible: true }),
  tip_refused: define({ load: () => import('./tip-refused-modal.tsx'), priority: 30, dismissible: true }),
  private_request: define({
    load: async () => ({ default: (await shows()).PrivateRequestModal }),
    ...ofShows,
  }),
  spy_confirm: define({ load: async () => ({ default: (await shows()).SpyConfirmModal }), ...ofShows }),
  show_end: define({ load: async () => ({ default: (await shows()).ShowEndModal }), ...ofShows }),
  show_ended: define({ load: async () => ({ default: (await shows()).ShowEndedModal }), ...ofShows }),
  fan_club_confirm: define({
    load: async () => ({ default: (await fanClubs()).FanClubConfirmModal }),
    ...ofShows,
  }),
  fan_club_leave: define({
    load: async () => ({ default: (await fanClubs()).FanClubLeaveModal }),
    ...ofShows,
  }),
  order: define({ load: () => import('./order-modal.tsx'), ...ofShows }),
  promo: define({ load: () => import('./promo-modal.tsx'), ...ofShows }),
  spending: define({ load: () => import('./spending-modal.tsx'), priority: 40, dismissible: true }),
  join_form: define({
    load: async () => ({ default: (await purchaseForms()).JoinFormModal }),
    priority: 20,
    dismissible: true,
  }),
  country_notice: define({
    load: () => import('./country-notice-modal.tsx'),
    priority: 20,
    dismissible: true,
  }),
} as const;

export type ModalId = keyof typeof MODALS;
type PropsOf<D> = D extends ModalDefinition<infer P> ? P : never;
export type ModalProps<I extends ModalId> = Omit<PropsOf<(typeof MODALS)[I]>, keyof ModalControls>;
