/** Preview and consent texts, loaded on demand. The other languages are typed against these keys. */
export const en = {
  preview: {
    title: 'You are viewing a draft',
    body: 'Only people with the link can see this version.',
    leave: 'Leave preview',
  },
  consent: {
    title: 'Allow analytics?',
    body: 'This site would like to send the pages that you visit to its analytics service. Nothing is sent until you agree.',
    yes: 'Agree',
    no: 'No, thanks',
  },
};
