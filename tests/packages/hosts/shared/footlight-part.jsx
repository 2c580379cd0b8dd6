'use client';
import { AnnouncerProvider, Badge, BrandScope, Button, Dialog, TextInput } from '@footlight/ui';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from './create-texts.js';

/** Our part of the host's page: a button that opens a dialog with a field. */
export function FootlightPart({ resources, children }) {
  const [texts] = useState(() => createTexts(resources));
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
            <TextInput aria-label="Inside" />
          </Dialog>
          {children}
        </AnnouncerProvider>
      </BrandScope>
    </I18nextProvider>
  );
}
