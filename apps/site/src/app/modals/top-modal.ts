import type { OpenModal } from '../../shell/modals/modals.ts';
import { MODALS } from './registry.ts';

/** The modal that is seen: highest priority, latest of its kind. */
export const topModal = (open: readonly OpenModal[]): OpenModal | undefined =>
  open.reduce<OpenModal | undefined>(
    (top, modal) => (top && MODALS[top.id].priority > MODALS[modal.id].priority ? top : modal),
    undefined,
  );
