/** Values that change often, outside React (`@footlight/room-widgets/stores`). */

export { useStoreValue } from './use-store-value.ts';
export { type ValueStore, valueStore, type WritableStore } from './value-store.ts';
