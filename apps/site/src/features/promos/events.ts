import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { wheelsKey } from './promo-keys.ts';

export const promoEvents = [
  /** Spins changed by a purchase or in another tab. */
  lobbyEvent('v3.promo_wheel_count', (_, { mutate }) => void mutate(wheelsKey)),
];
