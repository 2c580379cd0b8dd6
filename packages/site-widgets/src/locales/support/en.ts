/** English. The other languages are typed against these keys. */
export const en = {
  title: 'Support',
  intro: 'Someone at {{site}} will answer. Tell us what happened, when, and in which room.',
  email: 'Email',
  phone: 'Phone',
  chat: 'Chat',
  openChat: 'Open the support chat',
  newTab: 'Opens in a new tab.',
  username: 'Your username',
  charges: 'Charges',
  payments: 'Payment provider: {{companies}}. Your statement shows “{{statement}}”.',
  none: '{{site}} has not named a support contact',
  noneHint: 'The complaints page says how to contact the people responsible for this site.',
  help: 'Find it yourself',
  password: 'Forgot your password?',
  seo: 'Support · {{site}}',
  description: 'How to contact {{site}} support.',
};
