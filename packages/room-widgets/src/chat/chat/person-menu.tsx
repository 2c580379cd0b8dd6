import type { ModerationAction } from '@footlight/contract';
import { MenuGroup, MenuItem, MenuSeparator, useTexts } from '@footlight/ui';
import {
  AtSign,
  Ban,
  DoorOpen,
  Flag,
  type LucideIcon,
  MessageCircle,
  MessageSquareOff,
  MessageSquareText,
  Pin,
  ShieldMinus,
  ShieldPlus,
  Undo2,
  Volume2,
  VolumeX,
} from 'lucide-react';

/** Actions on a person: those that any viewer can do for themselves, and those of moderators for the whole room. */
export type PersonAction =
  | 'mention'
  | 'message'
  | 'mute'
  | 'unmute'
  | 'report'
  | 'highlight'
  | ModerationAction;

const icons: Record<PersonAction, LucideIcon> = {
  mention: AtSign,
  message: MessageCircle,
  mute: VolumeX,
  unmute: Volume2,
  report: Flag,
  highlight: Pin,
  silence: MessageSquareOff,
  unsilence: MessageSquareText,
  kick: DoorOpen,
  ban: Ban,
  unban: Undo2,
  appoint: ShieldPlus,
  dismiss: ShieldMinus,
};
const own: ReadonlySet<PersonAction> = new Set(['mention', 'message', 'mute', 'unmute', 'report']);
const danger: ReadonlySet<PersonAction> = new Set(['kick', 'ban']);

export interface PersonMenuProps {
  username: string;
  /** In display order: the reader's own actions come before those that affect the room. */
  actions: readonly PersonAction[];
  onAction: (action: PersonAction, username: string) => void;
}

/** The menu items for one person, inside a ContextMenu or a DropdownMenu. */
export function PersonMenu({ username, actions, onAction }: PersonMenuProps) {
  const { t } = useTexts(['room', 'common']);
  const mine = actions.filter((action) => own.has(action));
  const ofRoom = actions.filter((action) => !own.has(action));
  const item = (action: PersonAction) => {
    const Icon = icons[action];
    return (
      <MenuItem
        key={action}
        icon={<Icon />}
        danger={danger.has(action)}
        onSelect={() => onAction(action, username)}
      >
        {action === 'report' ? t('common:report') : t(`person.${action}`)}
      </MenuItem>
    );
  };
  return (
    <MenuGroup label={<bdi>{username}</bdi>}>
      {mine.map(item)}
      {mine.length > 0 && ofRoom.length > 0 ? <MenuSeparator /> : null}
      {ofRoom.map(item)}
    </MenuGroup>
  );
}
