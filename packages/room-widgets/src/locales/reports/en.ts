/** Texts of the form that reports something to the staff. */
export const en = {
  title: 'Report {{name}}',
  about: {
    message: 'Your report sends this message to our team.',
    room: 'Our team will review the room and the profile.',
    media: 'Our team will review the item.',
    post: 'Our team will review the post.',
  },
  anonymous: '{{name}} will not learn who reported this.',
  reason: 'What is wrong?',
  text: 'Details',
  hint: 'Optional. What should our team know?',
  send: 'Send report',
  sent: 'Thank you. We’ll email you when we’ve made a decision.',
  again: 'You have already reported this. We’ll email you when we’ve made a decision.',
  sentByGuest: 'Thank you. Our team will review your report.',
  againByGuest: 'You have already reported this. Our team will review it.',
};
