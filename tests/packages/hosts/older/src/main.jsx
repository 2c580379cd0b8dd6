import '../../shared/host.css';
import '@footlight/theme/styles.layer.css';
import { Dialog } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <style>{sheet}</style>
    <HostPart />
    <Dialog.Root>
      <Dialog.Trigger id="host-open">Open the host’s dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content id="host-dialog" aria-describedby={undefined}>
          <Dialog.Title>Dialog of the host’s Radix</Dialog.Title>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <FootlightPart />
  </>,
);
