/** Questions for consent, and the answers. The other languages are typed against these keys. */
export const en = {
  title: 'Your choices',
  no: 'No, thanks',
  yes: 'Agree',
  some: 'Allow selected',
  all: 'Allow all',
  statistics: {
    title: 'Allow analytics?',
    body: 'This site would like to tell its analytics service which pages you visit. Nothing is sent until you agree.',
  },
  tracking: {
    title: 'Allow partner tracking?',
    body: 'If a partner or an ad brought you here, this site would like to remember that for an hour, send it with a sign-up or purchase so that the partner is paid, and report it to the partner’s counter.',
    popunder: 'It may open a partner’s page once a day.',
  },
  fingerprint: {
    title: 'Allow device recognition?',
    body: 'When you buy tokens, this site would like to compute a number from the settings of your browser and keep it scrambled with the purchase for 180 days, to detect fraud.',
  },
  thumbnails: {
    title: 'Allow a picture test?',
    body: 'This site compares two preview pictures of each room. Your account decides which one you see in lists. A click on a picture is counted without your name.',
  },
};
