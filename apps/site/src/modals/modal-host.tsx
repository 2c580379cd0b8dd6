import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadRetried } from './load-retried.ts';
import { openModalsAtom, useModals } from './modals.ts';
import { MODALS, type ModalControls, type ModalId } from './registry.ts';
import { topModal } from './top-modal.ts';

type ModalComponent = ComponentType<ModalControls>;
const components = new Map<ModalId, ModalComponent>();

const componentOf = (id: ModalId): ModalComponent => {
  const known = components.get(id);
  if (known) return known;
  const load = MODALS[id].load as () => Promise<{ default: ModalComponent }>;
  const made = lazy(() => loadRetried(load)) as unknown as ModalComponent;
  components.set(id, made);
  return made;
};

/** The one place where modals are shown: the top one, loaded when it is first opened. */
const ModalHost = () => {
  const top = topModal(useAtomValue(openModalsAtom));
  const modals = useModals();
  if (!top) return null;
  const Modal = componentOf(top.id);
  return (
    <Suspense fallback={null}>
      <Modal key={top.key} {...top.props} close={(result) => modals.close(top.id, result)} />
    </Suspense>
  );
};

export default ModalHost;
