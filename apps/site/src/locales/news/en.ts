/** What the sockets tell of an account. Loaded with the first such news; the others are typed against these keys. */
export const en = {
  autosilenced: "You are silenced: your messages broke the chat's rules.",
  reUpDone: 'Auto re-up successful! {{tokens}} tokens added to your balance',
  reUpFailed: 'Auto re-up failed',
  payout: '{{tokens}} tokens removed for payout',
  oneClick: 'Error purchasing product, if this persists, please contact support.',
  follower: '{{name}} follows you now.',
  version: 'This site has been updated',
  versionHint: 'Reload the page to go on with the new version.',
  reload: 'Reload',
  orderWaiting: 'A new order waits for your answer.',
  orderAccepted: 'An order of yours was accepted.',
  orderReturned: 'An order was not taken. Its tokens are yours again.',
  silencedTitle: 'Chat paused',
};
