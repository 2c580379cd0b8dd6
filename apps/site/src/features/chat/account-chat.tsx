import { ChatSettings } from '@footlight/room-widgets';
import { Switch, useTexts } from '@footlight/ui';
import { usePreferences } from '../../shell/account/use-preferences.ts';
import { playTip } from '../../shell/sound/room-sounds.ts';
import { chatSettingsOf, settingsOfChat } from './chat-settings-form.ts';

const NOBODY: readonly string[] = [];

/** The chat's look and sounds, and the mini player, on the account page. */
export const AccountChat = () => {
  const { t } = useTexts('settings');
  const [settings, change] = usePreferences();
  return (
    <>
      <ChatSettings
        loggedIn
        value={chatSettingsOf(settings)}
        onChange={(wish) => change(settingsOfChat(wish))}
        onTrySound={() => playTip({ level: 2, special: null }, settings.volume_tip)}
        muted={NOBODY}
        onUnmute={() => undefined}
      />
      <Switch
        label={t('chat.floating')}
        hint={t('chat.floatingHint')}
        checked={settings.video_player_floating_enabled === 'YES'}
        onCheckedChange={(isOn) => change({ video_player_floating_enabled: isOn ? 'YES' : 'NO' })}
      />
    </>
  );
};
