import { lazyComponent } from '@footlight/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { ChatLine, ChatLog } from './chat-log.ts';
import type { ChatPerson } from './chat-person.ts';
import type { PersonAction } from './person-menu.tsx';

/** The actions of the menu on names. */
export interface ChatPeople {
  actionsFor(person: ChatPerson): readonly PersonAction[];
  onAction(action: PersonAction, person: ChatPerson): void;
}

/** Loaded with the first menu that opens, because menus are heavy and most viewers open none. */
const PersonPopup = lazyComponent(() => import('./person-popup.tsx'), {
  place: 'notice',
  onDismiss: ({ onClose }) => onClose(),
});

const NAME = '[data-part="name"]';
const nameAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NAME) : null;

const personOf = (name: HTMLElement, lines: readonly ChatLine[]): ChatPerson | null => {
  const lineId = name.closest<HTMLElement>('[data-line]')?.dataset.line;
  const line = lines.find((one) => one.line_id === lineId);
  return line && (line.kind === 'message' || line.kind === 'tip')
    ? { username: line.username, lineId: line.line_id, isModel: line.is_model ?? false }
    : null;
};

const neighbour = (name: HTMLElement, step: number): HTMLElement | undefined => {
  const names = [...(name.closest('[data-part="lines"]')?.querySelectorAll<HTMLElement>(NAME) ?? [])];
  return names[names.indexOf(name) + step];
};

interface Opened {
  person: ChatPerson;
  name: HTMLElement;
  at: { x: number; y: number };
}

/**
 * One menu for all names in the lines. It opens by click, tap or right click. By keyboard, Enter on the lines focuses
 * the newest name, arrow keys move to the others, and Enter opens the menu.
 */
export function ChatMenu({
  log,
  people,
  children,
}: {
  log: ChatLog;
  people: ChatPeople;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);

  /** Opens the menu and returns true, unless there are no actions for this person. */
  const open = (name: HTMLElement): boolean => {
    const person = personOf(name, log.getSnapshot().lines);
    if (!person || people.actionsFor(person).length === 0) return false;
    const { left, bottom } = name.getBoundingClientRect();
    name.focus({ preventScroll: true });
    setOpened({ person, name, at: { x: left, y: bottom } });
    return true;
  };
  const openAt = (event: MouseEvent) => {
    const name = nameAt(event.target);
    // Elsewhere the browser's own context menu opens.
    if (name && open(name)) event.preventDefault();
  };

  const keys = (event: KeyboardEvent) => {
    const name = nameAt(event.target);
    const isLog = event.target instanceof Element && event.target.getAttribute('role') === 'log';
    const newest = isLog ? [...event.currentTarget.querySelectorAll<HTMLElement>(NAME)].at(-1) : undefined;
    if (isLog && event.key === 'Enter') newest?.focus();
    else if (name && (event.key === 'Enter' || event.key === ' ')) open(name);
    else if (name && event.key === 'ArrowUp') neighbour(name, -1)?.focus();
    else if (name && event.key === 'ArrowDown') neighbour(name, 1)?.focus();
    else if (name && event.key === 'Escape') name.closest<HTMLElement>('[role="log"]')?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the names inside are the controls; one listener serves them all */}
      <div
        data-part="lines-box"
        className="flex min-h-0 flex-1 flex-col"
        onContextMenu={openAt}
        onClick={openAt}
        onKeyDown={keys}
      >
        {children}
      </div>
      {opened ? (
        <PersonPopup
          key={`${opened.person.lineId} ${opened.at.y}`}
          {...opened}
          actions={people.actionsFor(opened.person)}
          onAction={(action) => people.onAction(action, opened.person)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
