import { ChatSettings } from '@footlight/room-widgets';
import { Drawer, useTexts } from '@footlight/ui';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { playTip } from '../../shell/sound/room-sounds.ts';
import { chatSettingsOf, settingsOfChat } from './chat-settings-form.ts';
import type { RoomPeople } from './use-room-people.ts';

/** The visitor's chat settings; changes apply at once. */
const RoomChatSettings = ({ people, onClose }: { people: RoomPeople; onClose: () => void }) => {
  const { t } = useTexts('room');
  const { isLoggedIn } = useCurrentUser();
  const [settings, change] = useSettings();
  return (
    <Drawer open onClose={onClose} title={t('chat.settings')}>
      <ChatSettings
        loggedIn={isLoggedIn}
        value={chatSettingsOf(settings)}
        onChange={(wish) => change(settingsOfChat(wish))}
        onTrySound={() => playTip({ level: 2, special: null }, settings.volume_tip)}
        muted={people.muted}
        onUnmute={people.unmute}
      />
    </Drawer>
  );
};

export default RoomChatSettings;
