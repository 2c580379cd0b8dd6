import { ROOM_CARDS, usernameOfCard } from '../../shell/lists/room-cards.ts';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';

/** How long (ms) the pointer or focus must rest on a card, and a finger must press it. */
const REST = 400;
const PRESS = 450;
/** Pixels that a pressing finger may move. */
const SLACK = 10;

export interface CardTarget {
  username: string;
  card: Element;
}

/** A card whose room can have a live picture; the platform decides whether this visitor may see it. */
const targetOf = (node: EventTarget | null): CardTarget | null => {
  const card = node instanceof Element ? node.closest(ROOM_CARDS) : null;
  // Shows, pauses and rooms that are offline have no picture for others.
  if (!card || !['online', null].includes(card.getAttribute('data-state'))) return null;
  const username = usernameOfCard(card);
  return username ? { username, card } : null;
};

/** Reports the card that a pointer rests on, that has the focus, or that a finger presses; null when that ends. */
export const watchCards = (onTarget: (target: CardTarget | null) => void): (() => void) => {
  const stop = new AbortController();
  let card: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: { x: number; y: number } | null = null;
  let isShown = false;
  let isPressed = false;

  const end = () => {
    clearTimeout(timer);
    if (isShown) onTarget(null);
    card = null;
    finger = null;
    isShown = false;
    isPressed = false;
  };
  const begin = (target: CardTarget, after: number) => {
    end();
    if (!mayStartAlone()) return;
    card = target.card;
    timer = setTimeout(() => {
      if (!target.card.isConnected) return;
      isShown = true;
      isPressed = finger !== null;
      onTarget(target);
    }, after);
  };
  const follow = (node: EventTarget | null) => {
    if (node instanceof Node && card?.contains(node)) return;
    const target = targetOf(node);
    if (target) begin(target, REST);
    else if (card) end();
  };
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: stop.signal });

  on('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && follow(target));
  on('pointerout', (event) => event.pointerType === 'mouse' && !event.relatedTarget && end());
  on(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && follow(target),
  );
  on('focusout', ({ relatedTarget }) => !relatedTarget && end());
  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse') return;
    const target = targetOf(event.target);
    if (!target) return end();
    begin(target, PRESS);
    finger = { x: event.clientX, y: event.clientY };
  });
  on('pointermove', ({ clientX, clientY, pointerType, target }) => {
    // Also for the pointer that was there before this part had loaded.
    if (pointerType === 'mouse') follow(target);
    else if (finger && !isShown && Math.hypot(clientX - finger.x, clientY - finger.y) > SLACK) end();
  });
  on('pointerup', () => finger && !isShown && end());
  on('pointercancel', () => finger && end());
  // The press plays the picture; neither a menu nor the room opens with it.
  on('contextmenu', (event) => finger && isShown && event.preventDefault());
  on('click', (event) => {
    if (!isPressed) return end();
    isPressed = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('scroll', end);
  on('visibilitychange', () => document.hidden && end());
  return () => {
    stop.abort();
    end();
  };
};
