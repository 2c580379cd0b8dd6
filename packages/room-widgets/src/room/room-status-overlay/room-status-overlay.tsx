import type { DisplayStatus } from '@footlight/contract';
import { Button, cn, Link, Spinner, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { PasswordForm, type PasswordProblem } from './password-form.tsx';
import { StagePicture } from './stage-picture.tsx';
import {
  actionTexts,
  offered,
  ownScreens,
  type RoomStatusAction,
  type StatusOffers,
  screens,
} from './status-screens.ts';

export interface RoomStatusOverlayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One of the twelve derived statuses (spec 2 §4); `online` draws nothing. */
  status: DisplayStatus;
  broadcasterName: string;
  /** A picture behind the text, blurred. */
  poster?: string | undefined;
  /** The picture of an empty stage, for `offline`: one of the variants a to d (spec 3 §9), or the operator's own. */
  offlinePicture?: string | undefined;
  /** ISO 8601; shown as a date in UTC. An invalid date is not shown. */
  lastOnlineAt?: string | null;
  /** ISO 8601: when the next planned show starts, for `offline`; shown in the time zone of the visitor's browser. */
  nextShowAt?: string | null;
  /** Similar usernames, for `user_error`. */
  suggestions?: readonly string[];
  /** Details of the error, for `user_error`. */
  errorMessage?: ReactNode;
  /** Renders one suggestion; default: a link to the user's page. */
  renderSuggestion?: (username: string) => ReactNode;
  offers?: StatusOffers;
  /** The visitor is the broadcaster: the text is about their own room and offers to go live. */
  own?: boolean;
  /** Gets the typed password; without it, no password field is shown. */
  onPassword?: (password: string) => void;
  passwordProblem?: PasswordProblem | null;
  checkingPassword?: boolean;
  onAction: (action: RoomStatusAction) => void;
}

const Suggestions = ({
  names,
  renderSuggestion,
}: {
  names: readonly string[];
  renderSuggestion: RoomStatusOverlayProps['renderSuggestion'];
}) => {
  const { t } = useTexts('player');
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

const Actions = ({
  actions,
  offers,
  hasForm,
  onAction,
}: {
  actions: readonly RoomStatusAction[];
  offers: StatusOffers;
  /** The form above has the solid button. */
  hasForm: boolean;
  onAction: (action: RoomStatusAction) => void;
}) => {
  const { t } = useTexts(['player', 'common']);
  const number = useNumber();
  const shown = actions.flatMap((action) => {
    const values = offered(action, offers);
    return values ? [{ action, count: values.count }] : [];
  });
  return (
    <div data-part="actions" className="mt-1 flex flex-wrap justify-center gap-2">
      {shown.map(({ action, count }, index) => (
        <Button
          key={action}
          variant={index === 0 && !hasForm ? 'primary' : 'outline'}
          data-action={action}
          className="max-desktop:h-8 max-desktop:px-3 max-desktop:text-sm"
          onClick={() => onAction(action)}
        >
          {action === 'spy' && count === 0
            ? t('status.action.spyFree')
            : t(actionTexts[action], { count, shown: number(count) })}
        </Button>
      ))}
    </div>
  );
};

const lastDay = (lastOnlineAt: string | null | undefined, language: string): string | null => {
  const date = lastOnlineAt ? new Date(lastOnlineAt) : null;
  return date && !Number.isNaN(date.getTime())
    ? date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
    : null;
};

const showTime = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  });

/**
 * Shown instead of the video when there is none (spec 2 §4): one screen for each display status. Fills its container.
 */
export function RoomStatusOverlay({
  status,
  broadcasterName: name,
  poster,
  offlinePicture,
  lastOnlineAt,
  nextShowAt = null,
  suggestions = [],
  errorMessage,
  renderSuggestion,
  offers = {},
  own = false,
  onPassword,
  passwordProblem = null,
  checkingPassword = false,
  onAction,
  className,
  ...rest
}: RoomStatusOverlayProps) {
  const { t, language } = useTexts('player');
  if (status === 'online') return null;
  const screen = status === 'user_loading' ? null : screens[status];
  const Icon = screen?.icon;
  const ownScreen = own && status !== 'user_loading' ? ownScreens[status] : undefined;
  const hasForm = status === 'password_required' && onPassword !== undefined;
  const last = status === 'offline' && !ownScreen ? lastDay(lastOnlineAt, language) : null;
  return (
    <div
      role="status"
      {...rest}
      data-component="room-status-overlay"
      data-status={status}
      className={cn('absolute inset-0 z-2 flex flex-col overflow-y-auto bg-media', className)}
    >
      <StagePicture offlinePicture={status === 'offline' ? offlinePicture : undefined} poster={poster} />
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
                {ownScreen ? t(`status.own.${ownScreen}.title`) : t(`status.${screen.text}.title`, { name })}
              </h2>
              <p data-part="text" className="text-sm text-text-muted wrap-anywhere desktop:text-base">
                {ownScreen
                  ? t(`status.own.${ownScreen}.text`)
                  : status === 'user_error' && errorMessage
                    ? errorMessage
                    : t(`status.${screen.text}.text`, { name })}
              </p>
              {last ? (
                <p data-part="last" className="text-sm text-text-muted">
                  {t('status.offline.last', { date: last })}
                </p>
              ) : null}
              {nextShowAt !== null && status === 'offline' && !ownScreen ? (
                <p data-part="next" className="text-sm font-semibold">
                  {t('status.offline.next', { time: showTime(nextShowAt, language) })}
                </p>
              ) : null}
              {status === 'user_error' ? (
                <Suggestions names={suggestions} renderSuggestion={renderSuggestion} />
              ) : null}
              {hasForm && onPassword ? (
                <PasswordForm problem={passwordProblem} pending={checkingPassword} onSend={onPassword} />
              ) : null}
              {offers.isNotified && screen.actions.includes('notify') ? (
                <p data-part="notified" className="text-sm text-text-muted">
                  {t('status.notified', { name })}
                </p>
              ) : null}
              <Actions
                actions={ownScreen ? ['go_live'] : screen.actions}
                offers={offers}
                hasForm={hasForm}
                onAction={onAction}
              />
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
