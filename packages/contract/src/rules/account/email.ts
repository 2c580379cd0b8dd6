/** The most characters of an address that mail servers take (RFC 5321). */
const MAX_EMAIL = 254;
/** A local part without quotes (RFC 5321, `Dot-string`): what `<input type="email">` takes, and mail servers too. */
const LOCAL = /^(?!.{65})[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** At least two labels, the last one not a number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Characters that end the host of an address, or that the parser of addresses removes or decodes. */
const NO_HOST = /[\p{Cc}\s/:?#@[\]\\%<>^|]/u;
const IDN = /[^\0-\x7f]|(?:^|\.)xn--/;

/** A domain as mail servers know it: an international one in ASCII (punycode). Null if it is none. */
function asciiDomain(domain: string): string | null {
  if (NO_HOST.test(domain)) return null;
  const url = `http://${domain}`;
  const ascii = IDN.test(domain) ? (URL.canParse(url) ? new URL(url).hostname : '') : domain;
  return DOMAIN.test(ascii) ? ascii : null;
}

/**
 * An email address as it is stored and compared: trimmed, in lower case, an international domain in punycode. Null for
 * anything that is not an address. Quoted local parts, addresses of numbers and local parts beyond ASCII are refused,
 * because few servers deliver to them. Browser and platform use it.
 */
export function emailOf(text: string): string | null {
  const lower = text.trim().toLowerCase();
  if (lower.length > 2 * MAX_EMAIL) return null;
  const at = lower.lastIndexOf('@');
  const local = lower.slice(0, Math.max(at, 0));
  const domain = asciiDomain(lower.slice(at + 1));
  if (!LOCAL.test(local) || domain === null) return null;
  const email = `${local}@${domain}`;
  return email.length <= MAX_EMAIL ? email : null;
}

/** A link to an address. Characters such as `?` and `&` of a local part would otherwise start the link's parameters. */
export const mailtoOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
};
