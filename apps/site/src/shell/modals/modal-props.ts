import type { PurchaseGroup } from '@footlight/billing-widgets';
import type {
  ActionWithReason,
  EndReason,
  FanclubLevel,
  OrderKind,
  PromoOffer,
  ReportTarget,
  WheelName,
} from '@footlight/contract';
import type { TipRefusedReason } from '@footlight/room-widgets';

type NoProps = Record<never, never>;

/**
 * Every modal of the site and its props. Props are serialisable, so that events, query parameters and tests can open a
 * modal too.
 */
export interface ModalPropsById {
  signup: {
    /** Without a close control. */
    isForced?: boolean;
  };
  change_username: NoProps;
  email_confirm: NoProps;
  forgot_password: NoProps;
  purchase_tokens: {
    group: PurchaseGroup;
    /** The site opened it, not the viewer. */
    isPrompted?: boolean;
  };
  payment_result: {
    transactionId: string | null;
    /** Decline code that the payment provider's redirect claims. */
    code: string | null;
    /** US dollars that the redirect claims. */
    amount?: number | null;
  };
  purchase_declined: NoProps;
  add_card: {
    /** A post-pay charge was declined. */
    isReplacement?: boolean;
  };
  join_form: NoProps;
  upgrade: NoProps;
  age_verification: NoProps;
  terms: NoProps;
  privacy_policy: NoProps;
  country_notice: NoProps;
  rating: { username: string; displayName: string };
  home_wizard: NoProps;
  search: NoProps;
  /** With `username` it opens the conversation with this person. */
  social: { username?: string };
  /** Before a user is silenced, kicked or banned in a room. */
  moderate: { username: string; target: string; action: ActionWithReason };
  /** Reports something of the person with this name to the staff. */
  report: { target: ReportTarget; name: string };
  tip_refused: { reason: TipRefusedReason };
  private_request: { username: string };
  spy_confirm: { username: string };
  /** The broadcaster chooses a video for their private show. */
  watch_together: { username: string };
  show_end: { username: string };
  show_stop: { username: string };
  show_ended: {
    kind: 'private' | 'spy';
    reason: EndReason;
    broadcasterName: string;
    elapsed: number;
    spent: number;
    refunded: number;
  };
  fan_club_confirm: { username: string; level: FanclubLevel };
  fan_club_leave: { username: string };
  order: { username: string; kind: OrderKind };
  promo: {
    show: { kind: 'wheel'; wheel: WheelName } | { kind: 'code' } | { kind: 'offer'; offer: PromoOffer };
  };
  limits: {
    kind: 'limit_confirm' | 'daily_limit' | 'postpay' | 'contact_support';
    /** Tokens that a charge above the viewer's own limit would take. */
    amount?: number;
  };
}

export type ModalId = keyof ModalPropsById;

/** Modals that answer something. */
interface ModalResultById {
  /** The user agrees to the charge. */
  limits: boolean;
}

/** What `open` resolves with; undefined if the modal closes without an answer. */
export type ModalResult<I extends ModalId> =
  | (I extends keyof ModalResultById ? ModalResultById[I] : never)
  | undefined;

interface ModalControls<I extends ModalId> {
  /** Closes this modal; the promise of `open` resolves with the result. */
  close(result?: ModalResult<I>): void;
}

/** Props of a modal's component: its own, and `close`. */
export type ModalProps<I extends ModalId> = ModalPropsById[I] & ModalControls<I>;
