import '@footlight/theme/tailwind.css';
import { brandStyleSheet, defaultBrand } from '@footlight/theme';
import {
  AnnouncerProvider,
  Badge,
  Button,
  commonLocales,
  Dialog,
  DropdownMenu,
  MediaCard,
  MenuItem,
  ModelGrid,
  ToastRegion,
  uiLocales,
} from '@footlight/ui';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { badgeTexts, dialogText, menuItems, tipText, toastText } from '../content.ts';
import { reactSubject } from '../react-subject.tsx';

const sheet = document.createElement('style');
sheet.textContent = brandStyleSheet(defaultBrand);
document.head.append(sheet);
await i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['ui', 'common'],
  resources: { en: { ui: await uiLocales.en(), common: await commonLocales.en() } },
});

const nothing = () => undefined;

export const subject = reactSubject({
  Provider: ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18next}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </I18nextProvider>
  ),
  Grid: ({ children }) => (
    <ModelGrid label="Cards" minWidth={200}>
      {children}
    </ModelGrid>
  ),
  Card: ({ title, by, price, picture }) => (
    <MediaCard
      href="#card"
      title={title}
      displayName={by}
      kind="pictures"
      thumbnailUrl={picture}
      tokenPrice={price}
      isNew
    />
  ),
  Composed: ({ title, by, price, picture }) => (
    <article className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <Badge key={text} tone="secondary">
            {text}
          </Badge>
        ))}
      </div>
      <div className="body">
        <p>{title}</p>
        <p className="by">{`by ${by}`}</p>
        <Button size="sm">{tipText(price)}</Button>
      </div>
    </article>
  ),
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
