import { Switch, useTexts } from '@footlight/ui';

export interface PeopleSettingsProps {
  isAllowed: boolean;
  hasSound: boolean;
  onChange: (change: { isAllowed?: boolean; hasSound?: boolean }) => void;
}

/** Settings: who may send messages, and the message sound. */
export const PeopleSettings = ({ isAllowed, hasSound, onChange }: PeopleSettingsProps) => {
  const { t } = useTexts('people');
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={t('settings.allow')}
        hint={t('settings.allowHint')}
        checked={isAllowed}
        onCheckedChange={(next) => onChange({ isAllowed: next })}
      />
      <Switch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        checked={hasSound}
        onCheckedChange={(next) => onChange({ hasSound: next })}
      />
    </div>
  );
};
