import { cn, Switch, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface PeopleSettingsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Everybody may send messages. */
  allowed: boolean;
  /** A message has a sound. */
  sound: boolean;
  onChange(change: { allowed?: boolean; sound?: boolean }): void;
}

/** Settings: who may send messages, and the message sound. */
export const PeopleSettings = ({ allowed, sound, onChange, className, ...rest }: PeopleSettingsProps) => {
  const { t } = useTexts('social');
  return (
    <div {...rest} data-component="people-settings" className={cn('flex flex-col gap-4', className)}>
      <Switch
        label={t('settings.allow')}
        hint={t('settings.allowHint')}
        checked={allowed}
        onCheckedChange={(next) => onChange({ allowed: next })}
      />
      <Switch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        checked={sound}
        onCheckedChange={(next) => onChange({ sound: next })}
      />
    </div>
  );
};
