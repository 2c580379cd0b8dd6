/** Texts of the form that reports something to the staff. */
export const en = {
  title: 'Report {{name}}',
  about: {
    message: 'The line is sent to our team with your report.',
    room: 'Our team looks at the room and the profile.',
    media: 'Our team looks at the item.',
    post: 'Our team looks at the post.',
  },
  anonymous: '{{name}} does not learn who reported this.',
  reason: 'What is wrong?',
  text: 'Details',
  hint: 'Optional. What should our team know?',
  send: 'Send report',
  sent: 'Thank you. We’ll email you when we’ve made a decision.',
  again: 'You have reported this before. We’ll email you when we’ve made a decision.',
  sentByGuest: 'Thank you. Our team looks at your report.',
  againByGuest: 'You have reported this before. Our team looks at it.',
};
