import type { DisplayStatus } from '@footlight/contract';
import {
  BadgeCheck,
  CircleAlert,
  Clock,
  CreditCard,
  Hourglass,
  KeyRound,
  Lock,
  type LucideIcon,
  MoonStar,
  Sparkles,
  Ticket,
} from 'lucide-react';

/** The actions of status screens. */
export type RoomStatusAction =
  | 'sign_up'
  | 'log_in'
  | 'retry'
  | 'browse'
  | 'buy_tokens'
  | 'verify_age'
  | 'spy'
  | 'ticket'
  | 'notify'
  | 'go_live';

export type ScreenStatus = Exclude<DisplayStatus, 'online' | 'user_loading'>;

export interface StatusScreen {
  icon: LucideIcon;
  text:
    | 'error'
    | 'password'
    | 'offline'
    | 'guest'
    | 'card'
    | 'age'
    | 'connected'
    | 'limited'
    | 'private'
    | 'standby';
  actions: readonly RoomStatusAction[];
}

/** The screen of each status. Actions that are not on offer are left out, see `offered`. */
export const screens: Record<ScreenStatus, StatusScreen> = {
  user_error: { icon: CircleAlert, text: 'error', actions: ['retry', 'browse'] },
  password_required: { icon: KeyRound, text: 'password', actions: ['browse'] },
  offline: { icon: MoonStar, text: 'offline', actions: ['notify', 'browse'] },
  guest_overlay: { icon: Sparkles, text: 'guest', actions: ['sign_up', 'log_in'] },
  cc_required: { icon: CreditCard, text: 'card', actions: ['buy_tokens', 'browse'] },
  age_required: { icon: BadgeCheck, text: 'age', actions: ['verify_age', 'browse'] },
  connected: { icon: Hourglass, text: 'connected', actions: ['notify', 'browse'] },
  limited: { icon: Ticket, text: 'limited', actions: ['ticket', 'notify', 'browse'] },
  private: { icon: Lock, text: 'private', actions: ['spy', 'notify', 'browse'] },
  standby: { icon: Clock, text: 'standby', actions: ['notify', 'browse'] },
};

export const actionTexts = {
  sign_up: 'status.action.signUp',
  log_in: 'status.action.logIn',
  retry: 'common:retry',
  browse: 'status.action.browse',
  buy_tokens: 'common:buyTokens',
  verify_age: 'status.action.verifyAge',
  spy: 'status.action.spy',
  ticket: 'status.action.ticket',
  notify: 'status.action.notify',
  go_live: 'status.action.goLive',
} as const satisfies Record<RoomStatusAction, string>;

/** What broadcasters see in their own room instead. */
export const ownScreens: Partial<Record<ScreenStatus, 'offline' | 'standby'>> = {
  offline: 'offline',
  standby: 'standby',
};

/** What the viewer can buy or ask for now. Missing values are not offered. */
export interface StatusOffers {
  /** Tokens per minute for spying on the private show; 0 for members of the fan club. */
  spyPrice?: number | null;
  /** Tokens for a ticket to the limited show. */
  ticketPrice?: number | null;
  /** Whether the visitor is notified when the room opens; undefined if notifications are not available. */
  isNotified?: boolean;
}

/** The count in an action's text, or null when the action is not on offer. */
export const offered = (action: RoomStatusAction, offers: StatusOffers): { count: number } | null => {
  if (action === 'spy') return offers.spyPrice == null ? null : { count: offers.spyPrice };
  if (action === 'ticket') return offers.ticketPrice == null ? null : { count: offers.ticketPrice };
  if (action === 'notify') return offers.isNotified === false ? { count: 0 } : null;
  return { count: 0 };
};
