import { useLayoutEffect } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { dialogText, menuItems, toastText } from '../content.ts';
import { grid } from '../grid/react-aria.tsx';
import { reactSubject } from '../react-subject.tsx';

const queue = new ToastQueue<string>();

export const subject = reactSubject({
  ...grid,
  Dialog: ({ open, onClose }) => (
    <DialogTrigger isOpen={open} onOpenChange={onClose}>
      <ModalOverlay>
        <Modal>
          <Dialog className="plain-dialog">
            <Heading slot="title">{dialogText.title}</Heading>
            <p>{dialogText.body}</p>
            <Button slot="close">{dialogText.no}</Button>
            <Button>{dialogText.yes}</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  ),
  Menu: ({ open, onOpenChange }) => (
    <MenuTrigger isOpen={open} onOpenChange={onOpenChange}>
      <Button>Account</Button>
      <Popover>
        <Menu className="plain-menu" style={{ position: 'static' }}>
          {menuItems.map((text) => (
            <MenuItem key={text}>{text}</MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Toast: ({ shown }) => {
    useLayoutEffect(() => {
      if (!shown) return;
      const key = queue.add(toastText);
      return () => queue.close(key);
    }, [shown]);
    return (
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast} className="plain-toast" data-bench-toast="">
            <ToastContent>{toast.content}</ToastContent>
          </Toast>
        )}
      </ToastRegion>
    );
  },
});
