import type { DisplayStatus } from '@footlight/contract';
import { Button, cn, Link, Spinner, useTexts } from '@footlight/ui';
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
import { type ComponentProps, Fragment, type ReactNode } from 'react';

/** What a status screen can ask for. */
export type RoomStatusAction = 'sign_up' | 'log_in' | 'retry' | 'browse' | 'buy_tokens';

export interface RoomStatusOverlayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One of the eleven derived statuses (spec 2 §4); `online` draws nothing. */
  status: DisplayStatus;
  broadcasterName: string;
  /** A picture behind the words. */
  poster?: string | undefined;
  /** ISO 8601; shown by day, in UTC. A date that does not exist is left out. */
  lastOnlineAt?: string | null;
  /** Usernames that may have been meant, for `user_error`. */
  suggestions?: readonly string[];
  /** Says more of what went wrong, for `user_error`. */
  errorMessage?: string;
  /** Draws one suggestion as a link; by default to the path of the name. */
  renderSuggestion?: (username: string) => ReactNode;
  onAction: (action: RoomStatusAction) => void;
}

type ScreenStatus = Exclude<DisplayStatus, 'online' | 'user_loading'>;

interface StatusScreen {
  icon: LucideIcon;
  text: 'error' | 'password' | 'offline' | 'guest' | 'card' | 'connected' | 'limited' | 'private' | 'standby';
  actions: readonly RoomStatusAction[];
}

/** One screen a status: a status that is added to the contract must be added here. */
const screens: Record<ScreenStatus, StatusScreen> = {
  user_error: { icon: CircleAlert, text: 'error', actions: ['retry', 'browse'] },
  password_required: { icon: KeyRound, text: 'password', actions: ['browse'] },
  offline: { icon: MoonStar, text: 'offline', actions: ['browse'] },
  guest_overlay: { icon: Sparkles, text: 'guest', actions: ['sign_up', 'log_in'] },
  cc_required: { icon: CreditCard, text: 'card', actions: ['buy_tokens', 'browse'] },
  connected: { icon: Hourglass, text: 'connected', actions: ['browse'] },
  limited: { icon: Ticket, text: 'limited', actions: ['browse'] },
  private: { icon: Lock, text: 'private', actions: ['browse'] },
  standby: { icon: Clock, text: 'standby', actions: ['browse'] },
};

const actionTexts = {
  sign_up: 'status.action.signUp',
  log_in: 'status.action.logIn',
  retry: 'status.action.retry',
  browse: 'status.action.browse',
  buy_tokens: 'status.action.buyTokens',
} as const satisfies Record<RoomStatusAction, string>;

const Suggestions = ({
  names,
  renderSuggestion,
}: {
  names: readonly string[];
  renderSuggestion: RoomStatusOverlayProps['renderSuggestion'];
}) => {
  const { t } = useTexts('room');
  if (names.length === 0) return null;
  return (
    <p data-part="suggestions" className="flex flex-wrap justify-center gap-x-3 gap-y-1 wrap-anywhere">
      <span>{t('status.error.suggestions')}:</span>
      {[...new Set(names)].map((name) => (
        <Fragment key={name}>
          {renderSuggestion ? (
            renderSuggestion(name)
          ) : (
            <Link href={`/${encodeURIComponent(name)}`}>{name}</Link>
          )}
        </Fragment>
      ))}
    </p>
  );
};

/**
 * What stands on the stage when there is no live picture to show (spec 2 §4): a screen for each display status.
 * Fills the player it is put into.
 */
export function RoomStatusOverlay({
  status,
  broadcasterName: name,
  poster,
  lastOnlineAt,
  suggestions = [],
  errorMessage,
  renderSuggestion,
  onAction,
  className,
  ...rest
}: RoomStatusOverlayProps) {
  const { t, language } = useTexts('room');
  if (status === 'online') return null;
  const screen = status === 'user_loading' ? null : screens[status];
  const Icon = screen?.icon;
  const lastDate = status === 'offline' && lastOnlineAt ? new Date(lastOnlineAt) : null;
  const last =
    lastDate && !Number.isNaN(lastDate.getTime())
      ? lastDate.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
      : null;
  return (
    <div
      role="status"
      {...rest}
      data-component="room-status-overlay"
      data-status={status}
      className={cn('absolute inset-0 z-2 flex flex-col overflow-y-auto bg-media', className)}
    >
      {poster ? (
        <span
          aria-hidden="true"
          data-part="poster"
          className="pointer-events-none absolute inset-0 overflow-hidden opacity-45"
        >
          <img src={poster} alt="" className="size-full scale-125 object-cover blur-xl" />
        </span>
      ) : null}
      <div className="relative m-auto flex w-full max-w-[520px] flex-col items-center p-2 text-center desktop:p-4">
        <div
          data-part="card"
          className="flex max-w-full flex-col items-center gap-1.5 bg-surface px-4 py-3 text-text rounded-[var(--room-status-radius,--theme(--radius-xl))] desktop:gap-3 desktop:px-8 desktop:py-6"
        >
          {screen && Icon ? (
            <>
              <span
                aria-hidden="true"
                data-part="icon"
                className="grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft max-desktop:hidden"
              >
                <Icon className="size-6" />
              </span>
              <h2 data-part="title" className="heading text-lg wrap-anywhere desktop:text-xl">
                {t(`status.${screen.text}.title`, { name })}
              </h2>
              <p data-part="text" className="text-sm text-text-muted wrap-anywhere desktop:text-base">
                {status === 'user_error' && errorMessage
                  ? errorMessage
                  : t(`status.${screen.text}.text`, { name })}
              </p>
              {last ? (
                <p data-part="last" className="text-sm text-text-muted">
                  {t('status.offline.last', { date: last })}
                </p>
              ) : null}
              {status === 'user_error' ? (
                <Suggestions names={suggestions} renderSuggestion={renderSuggestion} />
              ) : null}
              <div data-part="actions" className="mt-1 flex flex-wrap justify-center gap-2">
                {screen.actions.map((action, index) => (
                  <Button
                    key={action}
                    variant={index === 0 ? 'primary' : 'outline'}
                    data-action={action}
                    className="max-desktop:h-8 max-desktop:px-3 max-desktop:text-sm"
                    onClick={() => onAction(action)}
                  >
                    {t(actionTexts[action])}
                  </Button>
                ))}
              </div>
            </>
          ) : (
            <>
              <Spinner size="lg" label="" />
              <p data-part="text" className="text-text-muted wrap-anywhere">
                {t('status.loading', { name })}
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
