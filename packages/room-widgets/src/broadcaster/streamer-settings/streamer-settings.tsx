import { MAX_SUBJECT, type StreamerSettings as Settings } from '@footlight/contract';
import { Button, cn, Field, Switch, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type FieldProblems, missingIn } from '../../lib/draft.ts';
import { SettingsForm, type SettingsProps } from '../../lib/settings-form.tsx';
import { TokenField } from '../../lib/token-field.tsx';
import { RoomSubject } from '../../room/room-subject/room-subject.tsx';
import { Group } from './group.tsx';
import { OrderSettings } from './order-settings.tsx';

export type StreamerSettingsProps = SettingsProps<Settings>;

const NONE: FieldProblems = {};
/** Shown in the colour field while there is none of their own. */
const DEFAULT_COLOR = '#808080';

/**
 * Prices and rules of the broadcaster's room: subject, privates, exclusives, watching together, spying and
 * custom orders (spec 2 §3, spec 3 §4). Changes apply when they are saved. Token: `--streamer-settings-radius`.
 */
export function StreamerSettings({
  draft,
  onDraftChange,
  problems: told = NONE,
  state,
  onSave,
  onDiscard,
  className,
  ...rest
}: StreamerSettingsProps) {
  const { t } = useTexts('streamer');
  const problemText = useProblemText();
  const problems = { ...told, ...missingIn(draft) };
  const { private: set, spy } = draft;
  const setPrivate = (change: Partial<typeof set>) =>
    onDraftChange({ ...draft, private: { ...set, ...change } });
  const setSpy = (change: Partial<typeof spy>) => onDraftChange({ ...draft, spy: { ...spy, ...change } });
  const subjectProblem = problems.subjectText;
  const amount = (name: NumberName, min: number, max: number) => ({
    name: `private.${name}`,
    value: set[name],
    onChange: (value: number | null) => setPrivate({ [name]: value }),
    min,
    max,
    problems,
  });
  const spyAmount = (name: 'pricePerMinuteInToken' | 'startupTipInToken', min: number) => ({
    name: `spy.${name}`,
    value: spy[name],
    onChange: (value: number | null) => setSpy({ [name]: value }),
    min,
    max: 10_000,
    problems,
  });
  return (
    <SettingsForm<Settings>
      aria-label={t('settings.title')}
      {...rest}
      data-component="streamer-settings"
      draft={draft}
      state={state}
      changed={t('settings.changed')}
      onSave={onSave}
      onDiscard={onDiscard}
      className={cn(
        'flex min-w-0 flex-col gap-6 border border-border-strong bg-surface p-4 text-text rounded-[var(--streamer-settings-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <Field label={t('settings.subject')} error={problemText(subjectProblem)}>
        <TextInput
          value={draft.subjectText}
          maxLength={MAX_SUBJECT}
          onChange={(event) => onDraftChange({ ...draft, subjectText: event.target.value })}
        />
      </Field>
      <div data-part="subject-color" className="flex min-w-0 flex-wrap items-center gap-3">
        <label className="flex min-w-0 items-center gap-3 text-sm font-semibold">
          <input
            type="color"
            value={draft.subjectColor || DEFAULT_COLOR}
            onChange={(event) => onDraftChange({ ...draft, subjectColor: event.target.value })}
            className="h-9 w-12 shrink-0 cursor-pointer rounded-sm border border-border-strong bg-surface p-0.5"
          />
          {t('settings.subjectColor')}
        </label>
        {draft.subjectColor ? (
          <Button size="sm" variant="ghost" onClick={() => onDraftChange({ ...draft, subjectColor: '' })}>
            {t('settings.resetColor')}
          </Button>
        ) : null}
      </div>
      {draft.subjectColor ? <RoomSubject text={draft.subjectText} color={draft.subjectColor} /> : null}
      <Switch
        label={t('settings.users')}
        checked={draft.isUserListVisible}
        onCheckedChange={(isUserListVisible) => onDraftChange({ ...draft, isUserListVisible })}
      />
      <Switch
        label={t('settings.follow')}
        hint={t('settings.followHint')}
        checked={draft.followEnabled}
        onCheckedChange={(followEnabled) => onDraftChange({ ...draft, followEnabled })}
      />
      <Switch
        label={t('settings.sharecam')}
        checked={draft.sharecam}
        onCheckedChange={(sharecam) => onDraftChange({ ...draft, sharecam })}
      />
      <Group title={t('settings.private')}>
        <Switch
          label={t('settings.privateOn')}
          checked={set.isEnabled}
          onCheckedChange={(isEnabled) => setPrivate({ isEnabled })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TokenField label={t('settings.price')} {...amount('pricePerMinuteInToken', 1, 10_000)} />
          <TokenField
            label={t('settings.minimum')}
            hint={t('settings.minimumHint')}
            {...amount('privateMinimumDuration', 0, 60)}
          />
          <TokenField label={t('settings.tokens')} {...amount('minimumTokenToStart', 0, 100_000)} />
          <TokenField label={t('settings.preTip')} {...amount('preTipCost', 0, 10_000)} />
        </div>
        <Switch
          label={t('settings.exclusiveOn')}
          checked={set.isExclusiveEnabled}
          onCheckedChange={(isExclusiveEnabled) => setPrivate({ isExclusiveEnabled })}
        />
        {set.isExclusiveEnabled ? (
          <TokenField
            label={t('settings.exclusivePrice')}
            {...amount('exclusivePricePerMinuteInToken', 1, 10_000)}
          />
        ) : null}
        <Switch
          label={t('settings.together')}
          hint={t('settings.togetherHint')}
          checked={set.isWatchPornTogetherEnabled}
          onCheckedChange={(isWatchPornTogetherEnabled) => setPrivate({ isWatchPornTogetherEnabled })}
        />
      </Group>
      <Group title={t('settings.spy')}>
        <Switch
          label={t('settings.spyOn')}
          checked={spy.isEnabled}
          onCheckedChange={(isEnabled) => setSpy({ isEnabled })}
        />
        {spy.isEnabled ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <TokenField label={t('settings.spyPrice')} {...spyAmount('pricePerMinuteInToken', 1)} />
            <TokenField label={t('settings.spyTip')} {...spyAmount('startupTipInToken', 0)} />
          </div>
        ) : null}
      </Group>
      <OrderSettings draft={draft} onDraftChange={onDraftChange} problems={problems} />
    </SettingsForm>
  );
}

type NumberName = {
  [K in keyof Settings['private']]: Settings['private'][K] extends number ? K : never;
}[keyof Settings['private']];
