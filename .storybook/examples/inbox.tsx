/**
 * An inbox made of parts that no page of the site needs: a long list that loads as it is scrolled, a hint on a button, and
 * one set of actions, in a menu at the pointer and in a sheet at the thumb.
 */
import {
  AnnouncerProvider,
  Avatar,
  Badge,
  BottomSheet,
  Button,
  ContextMenu,
  IconButton,
  InfiniteList,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  Tooltip,
} from '@footlight/ui';
import { BellOff, CheckCheck, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';

export interface Letter {
  id: number;
  from: string;
  text: string;
  isRead: boolean;
  isMuted: boolean;
}

export interface InboxProps {
  letters: readonly Letter[];
  /** Loads this many at once. */
  part?: number;
}

type Act = (letter: Letter) => void;

interface Actions {
  read: Act;
  mute: Act;
  remove: Act;
}

const names = ({ isRead, isMuted }: Letter) => ({
  read: isRead ? 'Mark as unread' : 'Mark as read',
  mute: isMuted ? 'Notify me again' : 'Mute',
});

/** All actions are also in the sheet behind the button: nobody depends on a right click. */
const Row = ({ letter, actions, onMore }: { letter: Letter; actions: Actions; onMore: Act }) => {
  const name = names(letter);
  return (
    <div className="flex items-center gap-2 border-b border-border">
      <ContextMenu
        label={`Letter of ${letter.from}`}
        target={
          <button
            type="button"
            className="flex min-w-0 grow items-center gap-3 rounded-md px-2 py-3 text-start"
            onClick={() => letter.isRead || actions.read(letter)}
          >
            <Avatar name={letter.from} size="sm" />
            <span className="min-w-0 grow">
              <span className={letter.isRead ? 'block' : 'block font-semibold'}>{letter.from}</span>
              <span className="block text-text-muted">{letter.text}</span>
            </span>
            {letter.isRead ? null : <Badge tone="new">New</Badge>}
          </button>
        }
      >
        <MenuGroup label={letter.from}>
          <MenuItem icon={<CheckCheck />} onSelect={() => actions.read(letter)}>
            {name.read}
          </MenuItem>
          <MenuItem icon={<BellOff />} onSelect={() => actions.mute(letter)}>
            {name.mute}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={() => actions.remove(letter)}>
            Delete
          </MenuItem>
        </MenuGroup>
      </ContextMenu>
      {letter.isMuted ? <BellOff role="img" aria-label="Muted" className="size-4 shrink-0" /> : null}
      <IconButton label={`Actions for ${letter.from}`} variant="ghost" onClick={() => onMore(letter)}>
        <Ellipsis />
      </IconButton>
    </div>
  );
};

export const Inbox = ({ letters, part = 20 }: InboxProps) => {
  const [all, setAll] = useState(letters);
  const [count, setCount] = useState(part);
  const [open, setOpen] = useState<number | null>(null);
  const change = (id: number, changes: Partial<Letter>) =>
    setAll((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const actions: Actions = {
    read: ({ id, isRead }) => change(id, { isRead: !isRead }),
    mute: ({ id, isMuted }) => change(id, { isMuted: !isMuted }),
    remove: ({ id }) => setAll((before) => before.filter((one) => one.id !== id)),
  };
  const chosen = all.find(({ id }) => id === open);
  const does = (act: Act) => () => {
    if (chosen) act(chosen);
    setOpen(null);
  };
  const name = chosen && names(chosen);
  return (
    <AnnouncerProvider>
      <Tooltip content="Also those that are not loaded yet">
        <Button
          variant="outline"
          size="sm"
          iconStart={<CheckCheck />}
          onClick={() => setAll((before) => before.map((one) => ({ ...one, isRead: true })))}
        >
          Mark all as read
        </Button>
      </Tooltip>
      <InfiniteList
        label="Letters"
        items={all.slice(0, count)}
        itemKey={({ id }) => id}
        renderItem={(letter) => <Row letter={letter} actions={actions} onMore={({ id }) => setOpen(id)} />}
        hasMore={count < all.length}
        loading={false}
        onLoadMore={() => setCount(count + part)}
        empty={<p className="p-4 text-text-muted">No letters.</p>}
      />
      <BottomSheet open={chosen !== undefined} title={chosen?.from ?? ''} onClose={() => setOpen(null)}>
        <div className="flex flex-col gap-2">
          <Button variant="outline" iconStart={<CheckCheck />} onClick={does(actions.read)}>
            {name?.read}
          </Button>
          <Button variant="outline" iconStart={<BellOff />} onClick={does(actions.mute)}>
            {name?.mute}
          </Button>
          <Button variant="danger" iconStart={<Trash2 />} onClick={does(actions.remove)}>
            Delete
          </Button>
        </div>
      </BottomSheet>
    </AnnouncerProvider>
  );
};
