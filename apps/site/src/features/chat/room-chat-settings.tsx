import { CHAT_FONT_SIZES } from '@footlight/contract';
import { ChatSettings } from '@footlight/room-widgets';
import { Drawer, useTexts } from '@footlight/ui';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { playTip } from '../../shell/sound/room-sounds.ts';
import type { RoomPeople } from './use-room-people.ts';

/** The visitor's chat settings; changes apply at once. */
const RoomChatSettings = ({ people, onClose }: { people: RoomPeople; onClose: () => void }) => {
  const { t } = useTexts('room');
  const { isLoggedIn } = useCurrentUser();
  const [settings, change] = useSettings();
  return (
    <Drawer open onClose={onClose} title={t('chat.settings')}>
      <ChatSettings
        isLoggedIn={isLoggedIn}
        value={{
          fontSize: settings.chat_font_size,
          textColor: settings.chat_text_color,
          tipVolume: settings.volume_tip,
          isInvisible: settings.invisible_mode,
          confirmAbove: settings.tip_confirm_above,
        }}
        onChange={({ fontSize, textColor, tipVolume, isInvisible, confirmAbove }) => {
          const size = CHAT_FONT_SIZES.find((one) => one === fontSize);
          change({
            ...(size === undefined ? {} : { chat_font_size: size }),
            ...(textColor === undefined ? {} : { chat_text_color: textColor }),
            ...(tipVolume === undefined ? {} : { volume_tip: tipVolume }),
            ...(isInvisible === undefined ? {} : { invisible_mode: isInvisible }),
            ...(confirmAbove === undefined ? {} : { tip_confirm_above: confirmAbove }),
          });
        }}
        onTrySound={() => playTip({ level: 2, special: null }, settings.volume_tip)}
        muted={people.muted}
        onUnmute={people.unmute}
      />
    </Drawer>
  );
};

export default RoomChatSettings;
