import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadRetried } from './load-retried.ts';
import { openModalsAtom, useModals } from './modals.ts';
import { MODALS, type ModalControls, type ModalId } from './registry.ts';
import { topModal } from './top-modal.ts';
import { useTransitioned } from './use-transitioned.ts';

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
  const open = useAtomValue(openModalsAtom);
  const top = topModal(open);
  const ready = useTransitioned(top?.key ?? null, null);
  const modals = useModals();
  // What was closed goes at once; what is covered stays until the one above it is there.
  const shown = open.find(({ key }) => key === ready);
  const Modal = shown && componentOf(shown.id);
  return (
    <Suspense fallback={null}>
      {Modal ? (
        <Modal key={shown.key} {...shown.props} close={(result) => modals.close(shown.id, result)} />
      ) : null}
    </Suspense>
  );
};

export default ModalHost;
