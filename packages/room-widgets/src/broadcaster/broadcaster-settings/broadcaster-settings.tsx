import type { BroadcasterSettings as Settings } from '@footlight/contract';
import { cn, Switch, useTexts } from '@footlight/ui';
import { type FieldProblems, missingIn } from '../../lib/draft.ts';
import { SettingsForm, type SettingsProps } from '../../lib/settings-form.tsx';
import { TokenField } from '../../lib/token-field.tsx';
import type { BroadcasterGroup } from './broadcaster-groups.ts';
import { Group } from './group.tsx';
import { OrderSettings } from './order-settings.tsx';
import { RoomGroup } from './room-group.tsx';

export interface BroadcasterSettingsProps extends SettingsProps<Settings> {
  /** Shows one group, without a frame and without its heading: for a panel that has both. */
  group?: BroadcasterGroup;
}

const NONE: FieldProblems = {};

/**
 * Prices and rules of the broadcaster's room: subject, privates, exclusives, watching together, spying and
 * custom orders (spec 2 §3, spec 3 §4). Changes apply when they are saved. Token: `--broadcaster-settings-radius`.
 */
export function BroadcasterSettings({
  draft,
  onDraftChange,
  problems: told = NONE,
  error,
  state,
  onSave,
  onDiscard,
  group,
  className,
  ...rest
}: BroadcasterSettingsProps) {
  const { t } = useTexts('broadcaster');
  const problems = { ...told, ...missingIn(draft) };
  const { private: set, spy } = draft;
  const setPrivate = (change: Partial<typeof set>) =>
    onDraftChange({ ...draft, private: { ...set, ...change } });
  const setSpy = (change: Partial<typeof spy>) => onDraftChange({ ...draft, spy: { ...spy, ...change } });
  const fields = { draft, onDraftChange, problems };
  const has = (one: BroadcasterGroup) => !group || group === one;
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
      data-component="broadcaster-settings"
      draft={draft}
      error={error}
      state={state}
      changed={t('settings.changed')}
      onSave={onSave}
      onDiscard={onDiscard}
      className={cn(
        'flex min-w-0 flex-col gap-6 text-text',
        group
          ? 'flex-1 [&_legend]:sr-only [&>[data-part=actions]]:mt-auto [&>[data-part=actions]]:sticky [&>[data-part=actions]]:-bottom-5 [&>[data-part=actions]]:z-1 [&>[data-part=actions]]:-mx-5 [&>[data-part=actions]]:-mb-5 [&>[data-part=actions]]:border-t [&>[data-part=actions]]:border-border [&>[data-part=actions]]:bg-surface-raised [&>[data-part=actions]]:px-5 [&>[data-part=actions]]:py-4'
          : 'border border-border-strong bg-surface p-4 rounded-[var(--broadcaster-settings-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      {has('room') ? <RoomGroup {...fields} /> : null}
      {has('private') ? (
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
      ) : null}
      {has('spy') ? (
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
      ) : null}
      {has('offers') ? <OrderSettings {...fields} /> : null}
    </SettingsForm>
  );
}

type NumberName = {
  [K in keyof Settings['private']]: Settings['private'][K] extends number ? K : never;
}[keyof Settings['private']];
