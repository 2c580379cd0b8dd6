import type { OpenModal } from '../../shell/modals/modals.ts';
import { MODALS } from './registry.ts';

/** The modal to show: the one with the highest priority, and of several the latest. */
export const topModal = (open: readonly OpenModal[]): OpenModal | undefined =>
  open.reduce<OpenModal | undefined>(
    (top, modal) => (top && MODALS[top.id].priority > MODALS[modal.id].priority ? top : modal),
    undefined,
  );
