import type { ComponentDocs } from '@footlight/ui/story';

export const paymentFailedDocs: ComponentDocs = {
  name: 'payment-failed',
  status: 'stable',
  summary: 'Explains in the dialog why a payment was declined and what may help.',
  aliases: ['checkout error', 'refused payment'],
  use: ['Inside a Dialog titled with the result, after the payment provider declined the payment.'],
  avoid: ['For a network failure. Show the error above the pay button and let the viewer try again.'],
  anatomy: {
    icon: 'Decorative error icon, hidden from screen readers.',
    reason: 'The reason that belongs to the decline code; announced when it appears.',
    'next-step': 'That nothing was charged, and what to do next.',
    code: 'The decline code, for support; omitted if unknown.',
    actions: 'Try again, and more options.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the focused button.' }],
  accessibility: [
    'The reason is announced, and that nothing was charged, by `useAnnounce`; the app must supply an `AnnouncerProvider`.',
    'The reason is plain text: the title of the dialog is the heading.',
  ],
  do: ['Say first that nothing was charged.'],
  dont: ['Invent a reason for an unknown code.'],
  tokens: {},
};
