import { Button, Dialog, DropdownMenu, MenuItem, ToastRegion } from '@footlight/ui';
import { dialogText, menuItems, toastText } from '../content.ts';
import { grid } from '../grid/footlight.tsx';
import { reactSubject } from '../react-subject.tsx';

const nothing = () => undefined;

export const subject = reactSubject({
  ...grid,
  Dialog: ({ open, onClose }) => (
    <Dialog
      open={open}
      onClose={onClose}
      title={dialogText.title}
      size="sm"
      footer={
        <>
          <Button variant="outline">{dialogText.no}</Button>
          <Button>{dialogText.yes}</Button>
        </>
      }
    >
      {dialogText.body}
    </Dialog>
  ),
  Menu: ({ open, onOpenChange }) => (
    <DropdownMenu open={open} onOpenChange={onOpenChange} trigger={<Button>Account</Button>}>
      {menuItems.map((text) => (
        <MenuItem key={text} onSelect={nothing}>
          {text}
        </MenuItem>
      ))}
    </DropdownMenu>
  ),
  Toast: ({ shown, onDismiss }) => (
    <ToastRegion
      toasts={
        shown
          ? [
              {
                id: 'one',
                appearance: 'success',
                content: <span data-bench-toast="">{toastText}</span>,
                autoDismiss: false,
              },
            ]
          : []
      }
      onDismiss={onDismiss}
    />
  ),
});
