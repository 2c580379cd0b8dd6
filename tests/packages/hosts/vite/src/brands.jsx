import '../../shared/host.css';
import '@footlight/theme/styles.layer.css';
import { brandStyleSheet } from '@footlight/theme';
import {
  AnnouncerProvider,
  BrandScope,
  Button,
  commonLocales,
  Dialog,
  extraLocales,
  uiLocales,
} from '@footlight/ui';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { sheet } from '../../shared/brand.js';
import { HostPart } from '../../shared/host-part.jsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  ns: ['ui', 'common', 'extra'],
  resources: {
    en: { ui: await uiLocales.en(), common: await commonLocales.en(), extra: await extraLocales.en() },
  },
});
const second = brandStyleSheet(
  { primary: '#6d28d9', secondary: '#0e7490' },
  { selector: '[data-brand="second"]' },
);

function Part({ id, title }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button id={id} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        Its content
      </Dialog>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <>
    <style>{sheet}</style>
    <style>{second}</style>
    <HostPart />
    <I18nextProvider i18n={texts}>
      <AnnouncerProvider>
        <BrandScope brand="host" scheme="light">
          <Part id="first" title="First brand" />
        </BrandScope>
        <BrandScope brand="second" scheme="dark">
          <Part id="second" title="Second brand" />
        </BrandScope>
      </AnnouncerProvider>
    </I18nextProvider>
  </>,
);
