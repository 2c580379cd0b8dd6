import { CHAT_FONT_SIZES, CHAT_TEXT_COLOR, MAX_TIP } from '@footlight/contract';
import {
  Button,
  cn,
  Field,
  NumberInput,
  SegmentedControl,
  Slider,
  Switch,
  useFocusAfter,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps } from 'react';
import { chatPixels, lookStyle } from '../chat/chat-look.ts';

export interface ChatSettingsValue {
  fontSize: number;
  /** `#rrggbb`; the default value means the brand's text colour. */
  textColor: string;
  /** 0 to 100: volume of the sounds of tips, toasts and private messages. */
  tipVolume: number;
  hasEmoticons: boolean;
  isInvisible: boolean;
  /** Tips above this amount need confirmation; null never asks. */
  confirmAbove: number | null;
}

export interface ChatSettingsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  value: ChatSettingsValue;
  /** Called on every change; there is no save button. */
  onChange: (change: Partial<ChatSettingsValue>) => void;
  /** Plays the sound of a tip at this volume. */
  onTrySound: () => void;
  /** Usernames whose messages are hidden. */
  muted: readonly string[];
  onUnmute: (username: string) => void;
  /** Guests are not in the user list and cannot tip, so those settings are left out. */
  loggedIn: boolean;
}

/** The viewer's chat settings (spec 1 §9), to place in a popover or dialog. */
export function ChatSettings({
  value,
  onChange,
  onTrySound,
  muted,
  onUnmute,
  loggedIn,
  className,
  ...rest
}: ChatSettingsProps) {
  const { t } = useTexts('room');
  const number = useNumber();
  // Both buttons disappear with their action.
  const reset = useFocusAfter();
  const unmute = useFocusAfter();
  const isDefaultColor = value.textColor.toLowerCase() === CHAT_TEXT_COLOR;
  return (
    <div {...rest} data-component="chat-settings" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <p
        ref={muted.length > 0 ? undefined : unmute.target}
        tabIndex={-1}
        data-part="sample"
        data-own-color={isDefaultColor ? undefined : ''}
        style={lookStyle(value)}
        className="rounded-md border border-border bg-surface px-3 py-2 text-text wrap-anywhere"
      >
        {t('settings.sample')}
      </p>
      <Field label={t('settings.fontSize')}>
        <SegmentedControl
          size="sm"
          value={String(value.fontSize)}
          onValueChange={(size) => onChange({ fontSize: Number(size) })}
          segments={CHAT_FONT_SIZES.map((size) => ({ value: String(size), label: number(chatPixels(size)) }))}
        />
      </Field>
      <div data-part="color" className="flex flex-wrap items-center gap-3">
        <label className="flex min-w-0 items-center gap-3">
          <input
            ref={reset.target}
            type="color"
            value={value.textColor}
            onChange={(event) => onChange({ textColor: event.target.value })}
            className="h-9 w-12 shrink-0 cursor-pointer rounded-sm border border-border-strong bg-surface p-0.5"
          />
          {t('settings.textColor')}
        </label>
        {isDefaultColor ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={reset.mark(() => onChange({ textColor: CHAT_TEXT_COLOR }))}
          >
            {t('settings.resetColor')}
          </Button>
        )}
      </div>
      <Field label={t('settings.tipVolume')}>
        <Slider
          value={value.tipVolume}
          onValueChange={(tipVolume) => onChange({ tipVolume })}
          onValueCommit={onTrySound}
          showValue
          format={(volume) => t('settings.volumeValue', { shown: number(volume) })}
        />
      </Field>
      <Switch
        label={t('settings.emoticons')}
        hint={t('settings.emoticonsHint')}
        checked={value.hasEmoticons}
        onCheckedChange={(hasEmoticons) => onChange({ hasEmoticons })}
      />
      {loggedIn ? (
        <>
          <Switch
            label={t('settings.invisible')}
            hint={t('settings.invisibleHint')}
            checked={value.isInvisible}
            onCheckedChange={(isInvisible) => onChange({ isInvisible })}
          />
          <Switch
            label={t('settings.confirmTips')}
            checked={value.confirmAbove !== null}
            onCheckedChange={(isOn) => onChange({ confirmAbove: isOn ? 100 : null })}
          />
          {value.confirmAbove === null ? null : (
            <Field label={t('settings.confirmAbove')}>
              <NumberInput
                value={value.confirmAbove}
                min={1}
                max={MAX_TIP}
                onValueChange={(next) => {
                  if (next !== null && Number.isSafeInteger(next) && next >= 1 && next <= MAX_TIP)
                    onChange({ confirmAbove: next });
                }}
              />
            </Field>
          )}
        </>
      ) : null}
      {muted.length > 0 ? (
        <div data-part="muted" className="flex flex-col gap-1">
          <p ref={unmute.target} tabIndex={-1} className="text-sm font-semibold">
            {t('settings.muted')}
          </p>
          <ul className="max-h-40 overflow-y-auto">
            {muted.map((name) => (
              <li key={name} className="flex min-w-0 items-center gap-2">
                <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('settings.unmute')}: ${name}`}
                  onClick={unmute.mark(() => onUnmute(name))}
                >
                  {t('settings.unmute')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
