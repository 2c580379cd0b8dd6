'use client';
import { AnnouncerProvider, Badge, BrandScope, Button, Dialog, TextInput } from '@footlight/ui';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

const textsOf = (resources) => {
  const texts = createInstance();
  texts.use(initReactI18next).init({ lng: 'en', ns: Object.keys(resources), resources: { en: resources } });
  return texts;
};

/** Our part of the host's page: a button that opens a dialog. */
export function FootlightPart({ resources }) {
  const [texts] = useState(() => textsOf(resources));
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nextProvider i18n={texts}>
      <BrandScope brand="host">
        <AnnouncerProvider>
          <Button id="open" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
          <Badge>New</Badge>
          <TextInput aria-label="Name" />
          <Dialog open={isOpen} onClose={() => setOpen(false)} title="Dialog of the host">
            Its content
          </Dialog>
        </AnnouncerProvider>
      </BrandScope>
    </I18nextProvider>
  );
}
