/** Texts of legal documents, loaded on demand. The other languages are typed against these keys. */
export const en = {
  since: 'In force since {{date}} (version {{version}}).',
  expired: 'Version {{version}} of {{date}}. Another version is in force now.',
  print: 'Print',
  description: 'Legal documents of {{site}}.',
  accept: {
    title: 'Accept the terms of use',
    why: 'To go on, read and accept the version that is in force now.',
    accept: 'Accept',
    logout: 'Log out',
  },
  contents: 'Contents',
  group: 'Legal',
  consent: {
    title: 'Your privacy choices',
    body: 'You can change these at any time. What was stored in this browser is deleted when you turn a choice off.',
  },
};
