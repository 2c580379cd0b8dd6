/** Texts of legal documents, loaded on demand. The other languages are typed against these keys. */
export const en = {
  since: 'In effect since {{date}} (version {{version}}).',
  expired: 'Version {{version}} of {{date}}. A newer version is in effect now.',
  print: 'Print',
  description: 'Legal documents of {{site}}.',
  accept: {
    title: 'Accept the terms of use',
    why: 'To continue, read and accept the current version.',
    accept: 'Accept',
    logout: 'Log out',
  },
  contents: 'Contents',
  group: 'Legal',
  consent: {
    title: 'Your privacy choices',
    body: 'You can change these at any time. When you turn one off, its data in this browser is deleted.',
  },
};
