import { useStore } from 'jotai';
import { readPushRecord } from './push-record.ts';
import { usePushOwner } from './use-push-owner.ts';

/**
 * Turns push messages on in this browser, in a press that asks for notices about a broadcaster. Browsers ask the visitor
 * only within the press. Nothing happens where they are forbidden, on already, or were turned off before.
 */
export const usePushOffer = () => {
  const owner = usePushOwner();
  const store = useStore();
  return (name: string): void => {
    if (!owner || !('PushManager' in globalThis) || Notification.permission === 'denied') return;
    if (readPushRecord() !== null) return;
    const asked = Notification.requestPermission();
    void import('./offer-push.ts').then(({ offerPush }) => offerPush(owner, { asked, name, store }));
  };
};
