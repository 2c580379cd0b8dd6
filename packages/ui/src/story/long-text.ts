/** A sentence of more than 300 characters with a word that is wider than any box. */
export const longText =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and further words that somebody wrote without thinking of the box: they go on and on, turn from one line into the next, and neither push anything aside nor lie on top of anything else, not on a phone, not at twice the size of text, not in any brand.';
