/** Speed-dates and random video chat. */
export const en = {
  title: { random: 'Random video chat', date: 'Speed-date' },
  description: {
    random: 'Meet someone new on {{site}} with every click: free video chat between two people.',
    date: 'Meet broadcasters of {{site}} face to face, one after the other.',
  },
  intro: {
    random: 'Meet people face to face, one at a time. It is free.',
    viewer:
      'Meet broadcasters face to face, one at a time. You see the price and the minimum charge before you accept.',
    broadcaster:
      'Meet viewers face to face, one at a time. They pay your price for a private, and at least your minimum if they end it without reporting you.',
  },
  wants: 'Who would you like to meet?',
  wantsHint: 'Leave empty to meet everyone.',
  genders: { f: 'Women', m: 'Men', t: 'Trans', c: 'Couples' },
  online_one: '{{shown}} person here now',
  online_other: '{{shown}} people here now',
  free: 'Free',
  priceFrom: 'From {{price}} tokens per minute',
  preview: 'Show my camera',
  previewHint: 'Only you see this picture.',
  start: 'Start',
  consent: {
    title: 'Before your camera opens',
    seen: 'The person you meet sees and hears you as soon as you are connected.',
    recorded: 'They could record you. Show only what you would show anyone.',
    address: 'Your connection may be direct, which reveals your network address to them.',
    reported: 'Anyone can report you. The moderators then get a picture of what you showed.',
    adult: 'Everyone here must be an adult.',
    agree: 'Open my camera',
  },
  stage: {
    waiting: 'Looking for someone',
    matched: 'Do you want to meet {{name}}?',
    accepted: 'Waiting for {{name}} to accept',
    connecting: 'Connecting to {{name}}',
    running: 'You and {{name}} see each other',
  },
  price: {
    viewer: '{{price}} tokens per minute while you see each other.',
    minimum: 'If you end the date, you pay at least {{minimum}} tokens in total.',
    preTip: 'Tip when the date starts: {{tip}} tokens.',
    broadcaster: '{{name}} pays {{price}} tokens per minute.',
  },
  spent: 'Tokens spent: {{tokens}}',
  secondsLeft: 'Seconds left: {{seconds}}',
  accept: 'Accept',
  next: 'Next',
  stop: 'Stop',
  report: 'Report and block',
  reported: 'Reported to the moderators. You will not meet this person again.',
  reportedDate:
    'Reported to the moderators. You will not meet this person again, and the minimum charge does not apply.',
  end: {
    left: 'Your partner has left.',
    expired: 'The date was not accepted in time.',
    failed: 'The connection failed.',
    out_of_tokens: 'The date has ended because the tokens ran out.',
    elsewhere: 'You continue in another tab.',
  },
  noStream: 'Unable to obtain outgoing stream data', // spec
  error: {
    meet_banned: 'You cannot meet people at the moment. Contact support if this is a mistake.',
    meet_over: 'This date is no longer available.',
    too_many_requests: 'You skipped many people. Seconds until you can continue: {{seconds}}',
    private_unavailable: 'Go live in your room and allow privates. Then viewers can meet you here.',
  },
};
