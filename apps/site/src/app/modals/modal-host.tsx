import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { ModalId, ModalResult } from '../../shell/modals/modal-props.ts';
import { openModalsAtom, useModals } from '../../shell/modals/modals.ts';
import { useTransitioned } from '../../shell/modals/use-transitioned.ts';
import { MODALS } from './registry.ts';
import { topModal } from './top-modal.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

type ModalComponent = ComponentType<{ close(result?: ModalResult<ModalId>): void }>;
const components = new Map<ModalId, ModalComponent>();

const componentOf = (id: ModalId): ModalComponent => {
  const known = components.get(id);
  if (known) return known;
  const load = MODALS[id].load as () => Promise<{ default: ModalComponent }>;
  const made = lazyComponent(load, { place: 'notice', onDismiss: ({ close }) => close() });
  components.set(id, made);
  return made;
};

/** Shows the top modal. A modal's code loads when it is first opened. */
const ModalHost = () => {
  const open = useAtomValue(openModalsAtom);
  const top = topModal(open);
  const ready = useTransitioned(top?.key ?? null, null);
  const modals = useModals();
  // A closed modal disappears at once; a covered one stays until the one above it has loaded.
  const shown = open.find(({ key }) => key === ready);
  useAutoDismiss(shown, ({ id }) => modals.close(id));
  const Modal = shown && componentOf(shown.id);
  return Modal ? (
    <Modal key={shown.key} {...shown.props} close={(result) => modals.close(shown.id, result)} />
  ) : null;
};

export default ModalHost;
