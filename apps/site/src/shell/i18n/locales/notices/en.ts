/** Texts of account events, loaded with the first event. The other languages are typed against these keys. */
export const en = {
  autosilenced_one: 'You repeated yourself too often. You can write again in {{count}} second.',
  autosilenced_other: 'You repeated yourself too often. You can write again in {{count}} seconds.',
  reUpDone: 'Auto re-up successful! {{tokens}} tokens added to your balance', // spec
  reUpFailed: 'Auto re-up failed', // spec
  payout: '{{tokens}} tokens removed for payout', // spec
  oneClick: 'Error purchasing product, if this persists, please contact support.', // spec
  paymentSettled: 'We received your payment of {{amount}}. {{tokens}} tokens were added.',
  paymentDeclined: 'Your payment of {{amount}} was declined. Nothing was charged.',
  paymentReturned: 'Your payment of {{amount}} was above your daily limit and is being refunded.',
  tip: 'Tip from {{name}}: {{tokens}} tokens',
  privateTip: 'Private tip from {{name}}: {{tokens}} tokens',
  follower: '{{name}} is now following you.',
  fanJoined: '{{name}} joined your fan club: {{level}}.',
  fanLeft: '{{name}} has left your fan club.',
  live: '{{name}} is live.',
  version: 'This site has been updated',
  versionHint: 'Reload the page to use the new version.',
  orderWaiting: 'You have a new order to answer.',
  orderAccepted: 'Your order was accepted.',
  orderReturned: 'Your order was not accepted. Your tokens have been returned.',
  silencedTitle: 'Chat paused',
  recordingBought: 'The recording of {{name}}’s show is in your library.',
  recordingOwn: 'The recording of your show is in your media library.',
  recordingOpen: 'Watch',
};
