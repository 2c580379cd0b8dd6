import './react-aria.css';
import { useLayoutEffect } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const queue = new ToastQueue<string>();

/** React Aria has behaviour and no look: its parts wear the yardstick's classes. */
export const subject = reactSubject({
  Card: ({ title, by, price, picture }) => (
    <article className="plain-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <span className="badge">New</span>
      <div className="body">
        <Link href="#card">{title}</Link>
        <p className="by">{`by ${by}`}</p>
        <p className="price">
          <BenchPrice price={price} />
        </p>
      </div>
    </article>
  ),
  Composed: ({ title, by, price, picture }) => (
    <article className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <span key={text} className="badge">
            {text}
          </span>
        ))}
      </div>
      <div className="body">
        <Text elementType="p">{title}</Text>
        <Text elementType="p" className="by">{`by ${by}`}</Text>
        <Button className="tip">{tipText(price)}</Button>
      </div>
    </article>
  ),
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
