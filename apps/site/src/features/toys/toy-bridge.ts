import type { ToyAddress, ToyVendor } from '@footlight/contract';
import type { ToyTurn } from '@footlight/contract/realtime';
import { type ValueStore, valueStore } from '@footlight/room-widgets/stores';
import { type FrameToy, readFromFrame, type ToFrame } from './toy-messages.ts';

export interface ToyBridgeView {
  state: 'connecting' | 'connected' | 'silent';
  toys: readonly FrameToy[];
  /** Number of turns the toy has run since it was connected. */
  moved: number;
}

export interface ToyBridge {
  readonly view: ValueStore<ToyBridgeView>;
  /** Runs a turn at its start time. */
  play(turn: ToyTurn): void;
  close(): void;
}

/** Milliseconds between requests for the vendor's list of toys. */
const LIST_EVERY_MS = 10_000;

/**
 * Creates the isolated frame and a private message channel to it. The page orders turns, and the frame reports the
 * connected toys; its messages change nothing else on the page.
 */
export const createToyBridge = (vendor: ToyVendor, address: ToyAddress): ToyBridge => {
  const view = valueStore<ToyBridgeView>({ state: 'connecting', toys: [], moved: 0 });
  const show = (change: Partial<ToyBridgeView>) => view.set({ ...view.getSnapshot(), ...change });
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const channel = new MessageChannel();
  const order = (message: ToFrame) => channel.port1.postMessage(message);

  const query = new URLSearchParams({ vendor, domain: address.domain, port: String(address.port) });
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  // Browsers that ask for permission to use the local network need it delegated to the frame.
  frame.setAttribute('allow', 'local-network-access');
  frame.hidden = true;
  frame.title = 'Toy';
  frame.src = `/toy-frame?${query}`;
  frame.addEventListener('load', () => {
    // A sandboxed frame has an opaque origin, so no target origin can be named; the message goes to this window only.
    frame.contentWindow?.postMessage('toy-frame', '*', [channel.port2]);
  });
  document.body.append(frame);

  const list = () => order({ type: 'list' });
  let lister: ReturnType<typeof setInterval> | undefined;
  channel.port1.onmessage = ({ data }) => {
    const message = readFromFrame(data);
    if (message?.type === 'ready') {
      list();
      lister ??= setInterval(list, LIST_EVERY_MS);
    } else if (message?.type === 'toys') show({ state: 'connected', toys: message.toys });
    else if (message?.type === 'silent') show({ state: 'silent', toys: [] });
    else if (message?.type === 'moved') show({ moved: view.getSnapshot().moved + 1 });
  };
  // A frame that the browser blocks sends no message.
  const patience = setTimeout(() => {
    if (view.getSnapshot().state === 'connecting') show({ state: 'silent' });
  }, LIST_EVERY_MS);

  return {
    view,
    play({ turn_id: turn, level, seconds, starts_in }) {
      // The same command may arrive twice (in the room and in its private, or after a reconnect); run it once.
      if (timers.has(turn)) return;
      timers.set(
        turn,
        setTimeout(() => order({ type: 'vibrate', turn, level, seconds }), starts_in),
      );
    },
    close() {
      clearInterval(lister);
      clearTimeout(patience);
      for (const timer of timers.values()) clearTimeout(timer);
      channel.port1.close();
      frame.remove();
    },
  };
};
