import { DropdownMenu, useTexts } from '@footlight/ui';
import type { ChatPerson } from './chat-person.ts';
import { type PersonAction, PersonMenu } from './person-menu.tsx';

interface PersonPopupProps {
  person: ChatPerson;
  /** The name that was clicked; it gets focus back. */
  name: HTMLElement;
  /** Position in pixels, from the top left of the window. */
  at: { x: number; y: number };
  actions: readonly PersonAction[];
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

/** The menu for one person, at a position in the window. A separate file, loaded on first use. */
const PersonPopup = ({ person, name, at, actions, onAction, onClose }: PersonPopupProps) => {
  const { t } = useTexts('room');
  return (
    <DropdownMenu
      open
      align="start"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      aria-label={t('person.menu', { name: person.username })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const { activeElement } = document;
        // Do not take the focus from a reader who is typing.
        if (activeElement === document.body || activeElement?.closest('[role="menu"]'))
          name.focus({ preventScroll: true });
      }}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none fixed size-px opacity-0"
          style={{ left: at.x, top: at.y }}
        />
      }
    >
      <PersonMenu username={person.username} actions={actions} onAction={onAction} />
    </DropdownMenu>
  );
};

export default PersonPopup;
