import { VERSUS_SECONDS, type VersusInvitation } from '@footlight/contract';
import { Button, Checkbox, cn, Field, Select, Switch, TextInput, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { InvitationRow } from './invitation-row.tsx';

/** The invitation that a broadcaster writes. */
export interface VersusDraft {
  username: string;
  seconds: (typeof VERSUS_SECONDS)[number];
  autoRestart: boolean;
}

export interface VersusPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Username of the broadcaster. */
  username: string;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  invitations: readonly VersusInvitation[];
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  draft: VersusDraft;
  onDraftChange: (draft: VersusDraft) => void;
  /** What the platform refused. */
  error: ReactNode;
  fieldErrors: { username?: ReactNode };
  pending: boolean;
  onInvite: () => void;
  onAccept: (versusId: string) => void;
  onReject: (versusId: string) => void;
}

/** A broadcaster's versus: whether they take part, open invitations, and a form for a new one. */
export const VersusPanel = ({
  username,
  enabled,
  onEnabledChange,
  invitations,
  clock,
  draft,
  onDraftChange,
  error,
  fieldErrors,
  pending,
  onInvite,
  onAccept,
  onReject,
  className,
  ...rest
}: VersusPanelProps) => {
  const { t } = useTexts('versus');
  const id = useId();
  const hasOwn = invitations.some(({ from }) => from === username);
  return (
    <section
      {...rest}
      aria-labelledby={id}
      data-component="versus-panel"
      data-state={enabled ? 'on' : 'off'}
      className={cn(
        'flex min-w-0 flex-col gap-4 rounded-lg border border-border-strong bg-surface p-4 text-text',
        className,
      )}
    >
      <h3 id={id} data-part="title" className="heading text-base">
        {t('own.title')}
      </h3>
      <Switch
        label={t('own.takesPart')}
        hint={t('own.takesPartHint')}
        checked={enabled}
        onCheckedChange={onEnabledChange}
      />
      {invitations.length > 0 ? (
        <ul className="flex min-w-0 flex-col gap-3">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.versus_id}
              invitation={invitation}
              own={invitation.from === username}
              clock={clock}
              pending={pending}
              onAccept={() => onAccept(invitation.versus_id)}
              onReject={() => onReject(invitation.versus_id)}
            />
          ))}
        </ul>
      ) : null}
      {error ? (
        <p role="alert" data-part="problem" className="text-sm text-danger-text wrap-anywhere">
          {error}
        </p>
      ) : null}
      {enabled && !hasOwn ? (
        <form
          noValidate
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) onInvite();
          }}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('own.username')} hint={t('own.usernameHint')} error={fieldErrors.username}>
              <TextInput
                name="username"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={draft.username}
                onChange={(event) => onDraftChange({ ...draft, username: event.target.value })}
              />
            </Field>
            <Field label={t('own.seconds')}>
              <Select
                name="seconds"
                value={String(draft.seconds)}
                options={VERSUS_SECONDS.map((seconds) => ({
                  value: String(seconds),
                  label: t('own.minutes', { count: seconds / 60 }),
                }))}
                onChange={(event) => {
                  const seconds = VERSUS_SECONDS.find((one) => String(one) === event.target.value);
                  if (seconds) onDraftChange({ ...draft, seconds });
                }}
              />
            </Field>
          </div>
          <Checkbox
            label={t('own.autoRestart')}
            hint={t('own.autoRestartHint')}
            checked={draft.autoRestart}
            onChange={(event) => onDraftChange({ ...draft, autoRestart: event.target.checked })}
          />
          <Button type="submit" variant="outline" className="self-start" loading={pending}>
            {t('own.invite')}
          </Button>
        </form>
      ) : null}
    </section>
  );
};
