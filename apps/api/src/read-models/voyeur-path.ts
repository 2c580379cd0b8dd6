import { listPath, VOYEUR_PLACES } from '@footlight/contract';
import type { ModelRow } from '../kernel/rooms/room-row.ts';

/** The list on which a voyeur cam is among its neighbours: its house, its part of a house, or all of them. */
export const voyeurPathOf = ({
  isVoyeur,
  house,
  voyeurPlace,
}: Pick<ModelRow, 'isVoyeur' | 'house' | 'voyeurPlace'>): string | null => {
  if (!isVoyeur) return null;
  if (house === 'casa-salsa') return listPath({ id: house });
  const place = VOYEUR_PLACES.find((one) => one === voyeurPlace);
  return listPath({ id: 'voyeur', values: place ? { place } : {} });
};
