import { VERSUS_SECONDS, type VersusInvitation } from '@footlight/contract';
import { Button, Checkbox, Field, Select, Switch, TextInput, useTexts } from '@footlight/ui';
import { type ReactNode, useId } from 'react';
import type { VersusDraft } from '../versus-drafts.ts';
import { InvitationRow } from './invitation-row.tsx';

export interface VersusPanelProps {
  /** Username of the broadcaster. */
  username: string;
  isEnabled: boolean;
  onEnabledChange: (isEnabled: boolean) => void;
  invitations: readonly VersusInvitation[];
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  draft: VersusDraft;
  onDraftChange: (draft: VersusDraft) => void;
  /** What the platform refused. `name` belongs to the field of the username. */
  problem: { at: 'name' | 'form'; text: ReactNode } | null;
  isBusy: boolean;
  onInvite: () => void;
  onAccept: (versusId: string) => void;
  onReject: (versusId: string) => void;
}

/** A broadcaster's versus: whether they take part, open invitations, and a form for a new one. */
export const VersusPanel = (props: VersusPanelProps) => {
  const { username, isEnabled, invitations, clock, draft, onDraftChange, problem, isBusy } = props;
  const { t } = useTexts('versus');
  const id = useId();
  const hasOwn = invitations.some(({ from }) => from === username);
  return (
    <section
      aria-labelledby={id}
      data-component="versus-panel"
      data-state={isEnabled ? 'on' : 'off'}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-border-strong bg-surface p-4 text-text"
    >
      <h3 id={id} data-part="title" className="heading text-base">
        {t('own.title')}
      </h3>
      <Switch
        label={t('own.takesPart')}
        hint={t('own.takesPartHint')}
        checked={isEnabled}
        onCheckedChange={props.onEnabledChange}
      />
      {invitations.length > 0 ? (
        <ul className="flex min-w-0 flex-col gap-3">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.versus_id}
              invitation={invitation}
              isOwn={invitation.from === username}
              clock={clock}
              isBusy={isBusy}
              onAccept={() => props.onAccept(invitation.versus_id)}
              onReject={() => props.onReject(invitation.versus_id)}
            />
          ))}
        </ul>
      ) : null}
      {problem?.at === 'form' ? (
        <p role="alert" data-part="problem" className="text-sm text-danger-text wrap-anywhere">
          {problem.text}
        </p>
      ) : null}
      {isEnabled && !hasOwn ? (
        <form
          noValidate
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) props.onInvite();
          }}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('own.username')}
              hint={t('own.usernameHint')}
              error={problem?.at === 'name' ? problem.text : undefined}
            >
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
          <Button type="submit" variant="outline" className="self-start" loading={isBusy}>
            {t('own.invite')}
          </Button>
        </form>
      ) : null}
    </section>
  );
};
