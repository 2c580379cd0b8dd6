import type { DisplayStatus } from '@footlight/contract';
import {
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

/** What a status screen can ask for. */
export type RoomStatusAction =
  | 'sign_up'
  | 'log_in'
  | 'retry'
  | 'browse'
  | 'buy_tokens'
  | 'spy'
  | 'ticket'
  | 'notify';

export type ScreenStatus = Exclude<DisplayStatus, 'online' | 'user_loading'>;

export interface StatusScreen {
  icon: LucideIcon;
  text: 'error' | 'password' | 'offline' | 'guest' | 'card' | 'connected' | 'limited' | 'private' | 'standby';
  actions: readonly RoomStatusAction[];
}

/** One screen a status: a status that is added to the contract must be added here. What is not on offer is left out. */
export const screens: Record<ScreenStatus, StatusScreen> = {
  user_error: { icon: CircleAlert, text: 'error', actions: ['retry', 'browse'] },
  password_required: { icon: KeyRound, text: 'password', actions: ['browse'] },
  offline: { icon: MoonStar, text: 'offline', actions: ['notify', 'browse'] },
  guest_overlay: { icon: Sparkles, text: 'guest', actions: ['sign_up', 'log_in'] },
  cc_required: { icon: CreditCard, text: 'card', actions: ['buy_tokens', 'browse'] },
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
  spy: 'status.action.spy',
  ticket: 'status.action.ticket',
  notify: 'status.action.notify',
} as const satisfies Record<RoomStatusAction, string>;

/** What may be had here right now; what is missing is not offered. */
export interface StatusOffers {
  /** Tokens a minute for spying on the private. */
  spyPrice?: number | null;
  /** Tokens for a ticket to the limited show. */
  ticketPrice?: number | null;
  /** Whether the visitor hears when the room opens; undefined where nobody can ask for that. */
  isNotified?: boolean;
}

/** The count in an action's text, or null when the action is not on offer. */
export const offered = (action: RoomStatusAction, offers: StatusOffers): { count: number } | null => {
  if (action === 'spy') return offers.spyPrice == null ? null : { count: offers.spyPrice };
  if (action === 'ticket') return offers.ticketPrice == null ? null : { count: offers.ticketPrice };
  if (action === 'notify') return offers.isNotified === false ? { count: 0 } : null;
  return { count: 0 };
};
