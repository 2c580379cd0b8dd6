/** Texts of the sign-up of broadcasters, loaded on demand. The other languages are typed against these keys. */
export const en = {
  title: 'Become a broadcaster',
  why: 'Open your own room. An operator checks every application.',
  description: 'Sign up as a broadcaster on {{site}}.',
  legalName: 'Legal name',
  legalNameHint: 'As on your identity document. Only the operator sees it.',
  stageName: 'Stage name',
  stageNameHint: 'Viewers see it in your room.',
  country: 'Country',
  gender: 'Gender',
  genderOf: { none: 'Choose', f: 'Woman', m: 'Man', t: 'Trans', c: 'Couple' },
  next: 'Continue to the agreement',
  again: 'Send again',
  agreementTitle: 'Read and sign the agreement',
  signature: 'Your username, as your signature',
  sign: 'Sign and send',
  reviewTitle: 'Your application is being reviewed',
  reviewWhy:
    'An operator checks your details and your identity outside this site. Do not send identity documents here: the site does not store them. We’ll email you the decision.',
  rejectedTitle: 'Your application was not approved',
  approvedTitle: 'You can broadcast',
  approvedWhy: 'Your room is ready. Set your topic and prices before you go live.',
  toRoom: 'Open my room',
  viewerTitle: 'This account cannot broadcast',
  viewerWhy:
    'This can’t be changed. Log out and create a broadcaster account; you can link the two afterwards.',
  missing: 'The agreement has changed. Read and sign it first.',
};
