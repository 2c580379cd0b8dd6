import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { Anchor, Badge, Button, Card, Group, Image, MantineProvider, Menu, Modal, Text } from '@mantine/core';
import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const still = { duration: 0 };

export const subject = reactSubject({
  Provider: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  Card: ({ title, by, price, picture }) => (
    <Card component="article" shadow="xs" radius="md" padding="sm">
      <Card.Section>
        <Image src={picture} alt="" h={150} loading="lazy" />
      </Card.Section>
      <Badge>New</Badge>
      <Anchor href="#card">{title}</Anchor>
      <Text size="sm" c="dimmed">{`by ${by}`}</Text>
      <Text size="sm" fw={600}>
        <BenchPrice price={price} />
      </Text>
    </Card>
  ),
  Composed: ({ title, by, price, picture }) => (
    <Card component="article" className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </div>
      <div className="body">
        <Text>{title}</Text>
        <Text size="sm" c="dimmed">{`by ${by}`}</Text>
        <Button size="xs">{tipText(price)}</Button>
      </div>
    </Card>
  ),
  Dialog: ({ open, onClose }) => (
    <Modal opened={open} onClose={onClose} title={dialogText.title} transitionProps={still}>
      <Text>{dialogText.body}</Text>
      <Group>
        <Button variant="outline">{dialogText.no}</Button>
        <Button>{dialogText.yes}</Button>
      </Group>
    </Modal>
  ),
  Menu: ({ open, onOpenChange }) => (
    <Menu opened={open} onChange={onOpenChange} transitionProps={still}>
      <Menu.Target>
        <Button>Account</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {menuItems.map((text) => (
          <Menu.Item key={text}>{text}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  ),
  Toast: ({ shown }) => {
    useLayoutEffect(() => {
      if (shown)
        showNotification({
          id: 'one',
          message: <span data-bench-toast="">{toastText}</span>,
          autoClose: false,
        });
      else hideNotification('one');
    }, [shown]);
    return <Notifications transitionDuration={0} />;
  },
});
