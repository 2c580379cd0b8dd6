import { CHAT_FONT_SIZES, type Settings } from '@footlight/contract';
import type { ChatSettingsProps } from '@footlight/room-widgets';

type Value = ChatSettingsProps['value'];

/** The account's settings in the form of the chat's widget. */
export const chatSettingsOf = (settings: Settings): Value => ({
  fontSize: settings.font_size,
  textColor: settings.text_color,
  tipVolume: settings.volume_tip,
  hasEmoticons: settings.chat_emoticons === 'YES',
  isInvisible: settings.invisible_mode_level > 0,
  confirmAbove: settings.tip_confirm_above,
});

/** A change of the widget as a change of the account's settings. */
export const settingsOfChat = ({
  fontSize,
  textColor,
  tipVolume,
  hasEmoticons,
  isInvisible,
  confirmAbove,
}: Partial<Value>): Partial<Settings> => {
  const size = CHAT_FONT_SIZES.find((one) => one === fontSize);
  return {
    ...(size === undefined ? {} : { font_size: size }),
    ...(textColor === undefined ? {} : { text_color: textColor }),
    ...(tipVolume === undefined ? {} : { volume_tip: tipVolume }),
    ...(hasEmoticons === undefined ? {} : { chat_emoticons: hasEmoticons ? 'YES' : 'NO' }),
    ...(isInvisible === undefined ? {} : { invisible_mode_level: isInvisible ? 1 : 0 }),
    ...(confirmAbove === undefined ? {} : { tip_confirm_above: confirmAbove }),
  };
};
