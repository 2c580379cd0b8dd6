'use client';
import {
  AnnouncerProvider,
  Badge,
  BrandScope,
  Button,
  Dialog,
  TextInput,
  TextsProvider,
} from '@footlight/ui';
import { english } from '@footlight/ui/english';
import { useState } from 'react';

/** Our part of the host's page, with the English texts: a button that opens a dialog with a field. */
export function FootlightPart({ texts = english, children }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TextsProvider texts={texts}>
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
    </TextsProvider>
  );
}
