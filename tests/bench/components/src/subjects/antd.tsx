import { Badge, Button, Card, ConfigProvider, Dropdown, Modal, notification, Typography } from 'antd';
import { useEffect } from 'react';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const still = { token: { motion: false } };

export const subject = reactSubject({
  Provider: ({ children }) => <ConfigProvider theme={still}>{children}</ConfigProvider>,
  Card: ({ title, by, price, picture }) => (
    <Card size="small" cover={<img src={picture} alt="" width={320} height={150} loading="lazy" />}>
      <Badge count="New" />
      <Typography.Link href="#card">{title}</Typography.Link>
      <Typography.Paragraph type="secondary">{`by ${by}`}</Typography.Paragraph>
      <Typography.Text strong>
        <BenchPrice price={price} />
      </Typography.Text>
    </Card>
  ),
  Composed: ({ title, by, price, picture }) => (
    <Card size="small" className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Badge key={text} count={text} />
        ))}
      </div>
      <div className="body">
        <Typography.Paragraph>{title}</Typography.Paragraph>
        <Typography.Paragraph type="secondary">{`by ${by}`}</Typography.Paragraph>
        <Button size="small" type="primary">
          {tipText(price)}
        </Button>
      </div>
    </Card>
  ),
  Dialog: ({ open, onClose }) => (
    <Modal
      open={open}
      onCancel={onClose}
      destroyOnHidden
      title={dialogText.title}
      okText={dialogText.yes}
      cancelText={dialogText.no}
      transitionName=""
      maskTransitionName=""
    >
      {dialogText.body}
    </Modal>
  ),
  Menu: ({ open, onOpenChange }) => (
    <Dropdown
      open={open}
      onOpenChange={onOpenChange}
      destroyOnHidden
      trigger={['click']}
      menu={{ items: menuItems.map((label) => ({ key: label, label })) }}
      transitionName=""
    >
      <Button>Account</Button>
    </Dropdown>
  ),
  Toast: ({ shown }) => {
    const [api, holder] = notification.useNotification({ duration: 0 });
    useEffect(() => {
      if (shown) api.open({ key: 'one', title: <span data-bench-toast="">{toastText}</span> });
      else api.destroy('one');
    }, [shown, api]);
    return holder;
  },
});
