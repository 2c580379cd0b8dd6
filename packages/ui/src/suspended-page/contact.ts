/** Link target of a contact: an e-mail or web address; null if it is only a text. */
export function contactHref(contact: string): string | null {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`;
  return /^https?:\/\/[^\s<>"]+$/i.test(contact) ? contact : null;
}
