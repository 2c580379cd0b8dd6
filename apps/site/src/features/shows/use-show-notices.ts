import { type RatingOccasion, ratingPrompt } from '@footlight/contract';
import type { PrivateAnswer } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { showToast, toastsAtom, useToast } from '../../shell/toasts/toasts.ts';
import { type ShowEvent, showChanges } from './events.ts';

/** The toast of a request, until it is answered. */
const ASKED = 'private-asked';

/** A question that nobody answers leaves the room's picture free again; the room keeps its button. */
const RATING_SECONDS = 60;

/** Toasts about the viewer's shows in this room, and the summary of a show that ended. */
export const useShowNotices = (
  username: string,
  names: { broadcaster: string; visitor: string | undefined },
  onAnswer: (answer: PrivateAnswer | null) => void,
): void => {
  const { t } = useTexts('room');
  const store = useStore();
  const toast = useToast();
  const modals = useModals();
  const buyTokens = useBuyTokens();
  const calls = useRoomCalls(username);
  const asked = useRef(new Set<string>());

  /** Asks for a rating if the viewer spent enough here recently (spec 2 §4). */
  const askForRating = async (occasion: RatingOccasion): Promise<void> => {
    const room = await calls.fresh().catch(() => null);
    const once = room && ratingPrompt(username, occasion, room.viewer);
    if (!once || asked.current.has(once)) return;
    asked.current.add(once);
    const person = { username, displayName: names.broadcaster };
    void modals.open('rating', person, { autoDismissSeconds: RATING_SECONDS });
  };

  const onEnd = (event: Extract<ShowEvent, { name: 'v3.private.end' | 'v3.spy.end' }>): void => {
    const { show_id, reason, elapsed, spent, refunded } = event.payload;
    const isSpy = event.name === 'v3.spy.end';
    if (isSpy) toast({ appearance: 'info', content: t('show.toast.spyEnded') });
    else if (reason === 'user_ended') toast({ appearance: 'info', content: t('show.toast.ended') });
    const rate = () => void (isSpy || askForRating({ kind: 'private_ended', showId: String(show_id) }));
    if (reason === 'user_ended' || (isSpy && reason === 'model_ended')) {
      rate();
      return;
    }
    const summary = modals.open('show_ended', {
      kind: isSpy ? 'spy' : 'private',
      broadcasterName: names.broadcaster,
      reason,
      elapsed,
      spent,
      refunded,
    });
    void summary.then(rate);
  };

  const onOwnEvent = (event: ShowEvent): void => {
    const model = names.broadcaster;
    switch (event.name) {
      case 'v3.private.started':
        store.set(toastsAtom, []);
        modals.close('private_request');
        onAnswer(null);
        return;
      case 'v3.private.declined':
        toast({ appearance: 'warning', content: t('show.toast.declined', { model }) });
        onAnswer('declined');
        return;
      case 'v3.private.expired':
        toast({ appearance: 'warning', content: t('show.toast.expired', { model }) });
        onAnswer('expired');
        return;
      case 'v3.private.request_failed':
        toast({ appearance: 'error', content: t('show.toast.failed') });
        onAnswer('failed');
        if (event.payload.error_type === 'not_enough_tokens') void buyTokens();
        return;
      case 'v3.private.end':
      case 'v3.spy.end':
        onEnd(event);
        return;
      case 'v3.limited.ended': {
        const { show_id, joined_for, refund_joined_minute_before_end: window } = event.payload;
        void askForRating({
          kind: 'limited_ended',
          showId: String(show_id),
          joinedFor: joined_for * 1_000,
          refundWindow: window * 60_000,
        });
        return;
      }
      default:
    }
  };

  const onBroadcasterEvent = (event: ShowEvent): void => {
    if (event.name === 'v3.private.started') store.set(toastsAtom, []);
    // The form that answers the request may be out of view.
    if (event.name === 'v3.private.request') {
      const content = t('show.toast.asked', { name: event.payload.username });
      showToast(store, { id: ASKED, appearance: 'info', content, autoDismiss: false });
      return;
    }
    store.set(toastsAtom, (shown) => shown.filter(({ id }) => id !== ASKED));
    if (event.name === 'v3.private.canceled') {
      toast({ appearance: 'info', content: t('show.toast.canceled', { name: event.payload.username }) });
    } else if (event.name === 'v3.private.end') {
      toast({ appearance: 'info', content: t('show.toast.over', { name: event.payload.username }) });
    }
  };

  const onShow = useEffectEvent((event: ShowEvent) => {
    if (event.payload.broadcaster !== username) return;
    if (!('username' in event.payload)) return;
    if (event.payload.username === names.visitor) onOwnEvent(event);
    else onBroadcasterEvent(event);
  });
  useEffect(() => showChanges.on((event) => onShow(event)), []);
};
