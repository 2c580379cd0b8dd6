/** Where a contact leads: an e-mail address or a web address; null when it is only a text. */
export function contactHref(contact: string): string | null {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`;
  return /^https?:\/\/[^\s<>"]+$/i.test(contact) ? contact : null;
}
