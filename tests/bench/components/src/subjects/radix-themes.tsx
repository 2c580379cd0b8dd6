import '@radix-ui/themes/styles.css';
import { Badge, Button, Card, Dialog, DropdownMenu, Inset, Link, Text, Theme } from '@radix-ui/themes';
import { Toast } from 'radix-ui';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

/** Radix Themes has no toast; the Radix primitive with the theme's text is used instead. */
export const subject = reactSubject({
  Provider: ({ children }) => <Theme>{children}</Theme>,
  Card: ({ title, by, price, picture }) => (
    <Card asChild>
      <article>
        <Inset clip="padding-box" side="top" pb="current">
          <img src={picture} alt="" width={320} height={150} loading="lazy" />
        </Inset>
        <Badge>New</Badge>
        <Link href="#card">{title}</Link>
        <Text as="p" size="2" color="gray">{`by ${by}`}</Text>
        <Text as="p" size="2" weight="bold">
          <BenchPrice price={price} />
        </Text>
      </article>
    </Card>
  ),
  Composed: ({ title, by, price, picture }) => (
    <Card asChild>
      <article className="composed-card">
        <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
        <div className="badges">
          {badgeTexts.map((text) => (
            <Badge key={text}>{text}</Badge>
          ))}
        </div>
        <div className="body">
          <Text as="p">{title}</Text>
          <Text as="p" size="2" color="gray">{`by ${by}`}</Text>
          <Button size="2">{tipText(price)}</Button>
        </div>
      </article>
    </Card>
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Content>
        <Dialog.Title>{dialogText.title}</Dialog.Title>
        <Dialog.Description>{dialogText.body}</Dialog.Description>
        <Button variant="outline">{dialogText.no}</Button>
        <Button>{dialogText.yes}</Button>
      </Dialog.Content>
    </Dialog.Root>
  ),
  Menu: ({ open, onOpenChange }) => (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger>
        <Button>Account</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {menuItems.map((text) => (
          <DropdownMenu.Item key={text}>{text}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  Toast: ({ shown, onDismiss }) => (
    <Toast.Provider duration={Number.POSITIVE_INFINITY}>
      <Toast.Root open={shown} onOpenChange={(open) => open || onDismiss()}>
        <Toast.Description>
          <Text data-bench-toast="">{toastText}</Text>
        </Toast.Description>
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  ),
});
