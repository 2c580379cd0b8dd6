import { Switch, useTexts } from '@footlight/ui';
import { usePreferences } from '../../shell/account/use-preferences.ts';

/** Notices and sounds outside rooms. */
export const AccountNotices = () => {
  const { t } = useTexts('settings');
  const [settings, change] = usePreferences();
  return (
    <>
      <Switch
        labelFirst
        label={t('notices.live')}
        checked={settings.followed_web}
        onCheckedChange={(isOn) => change({ followed_web: isOn })}
      />
      <Switch
        labelFirst
        label={t('notices.messages')}
        checked={settings.pm_audio_notification}
        onCheckedChange={(isOn) => change({ pm_audio_notification: isOn })}
      />
    </>
  );
};

/** Who may write to the user. */
export const AccountMessages = () => {
  const { t } = useTexts('settings');
  const [settings, change] = usePreferences();
  return (
    <Switch
      labelFirst
      label={t('privacy.messages')}
      hint={t('privacy.messagesHint')}
      checked={settings.pm_allow === 'all'}
      onCheckedChange={(isOn) => change({ pm_allow: isOn ? 'all' : 'none' })}
    />
  );
};

/** Whether the account menu lists the linked accounts. */
export const AccountLinkedInMenu = () => {
  const { t } = useTexts('settings');
  const [settings, change] = usePreferences();
  if (settings.max_linked_accounts === 0) return null;
  return (
    <Switch
      labelFirst
      label={t('privacy.linked')}
      hint={t('privacy.linkedHint')}
      checked={settings.hide_linked_accounts === 'NO'}
      onCheckedChange={(isOn) => change({ hide_linked_accounts: isOn ? 'NO' : 'YES' })}
    />
  );
};
