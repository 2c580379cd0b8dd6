import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  createToaster,
  Dialog,
  defaultSystem,
  Image,
  Link,
  Menu,
  Portal,
  Text,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { useEffect } from 'react';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const toaster = createToaster({ placement: 'top-end', removeDelay: 0 });

export const subject = reactSubject({
  Provider: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  Card: ({ title, by, price, picture }) => (
    <Card.Root as="article" size="sm">
      <Image src={picture} alt="" height="150px" loading="lazy" />
      <Card.Body>
        <Badge>New</Badge>
        <Link href="#card">{title}</Link>
        <Text textStyle="sm" color="fg.muted">{`by ${by}`}</Text>
        <Text textStyle="sm" fontWeight="semibold">
          <BenchPrice price={price} />
        </Text>
      </Card.Body>
    </Card.Root>
  ),
  Composed: ({ title, by, price, picture }) => (
    <Card.Root as="article" className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </div>
      <div className="body">
        <Text>{title}</Text>
        <Text textStyle="sm" color="fg.muted">{`by ${by}`}</Text>
        <Button size="xs">{tipText(price)}</Button>
      </div>
    </Card.Root>
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={onClose} lazyMount unmountOnExit motionPreset="none">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{dialogText.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{dialogText.body}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline">{dialogText.no}</Button>
              <Button>{dialogText.yes}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  ),
  Menu: ({ open, onOpenChange }) => (
    <Menu.Root open={open} onOpenChange={(details) => onOpenChange(details.open)} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button>Account</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {menuItems.map((text) => (
              <Menu.Item key={text} value={text}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  ),
  Toast: ({ shown }) => {
    useEffect(() => {
      if (shown) toaster.create({ id: 'one', description: toastText, duration: Number.POSITIVE_INFINITY });
      else toaster.remove('one');
    }, [shown]);
    return (
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root data-bench-toast="">
            <Toast.Description>{toast.description}</Toast.Description>
          </Toast.Root>
        )}
      </Toaster>
    );
  },
});
