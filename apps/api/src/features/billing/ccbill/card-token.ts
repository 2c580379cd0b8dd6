/** A saved card: the payment that it was used for, and the user name that CCBill's export shows beside its charges. */
interface SavedCard {
  subscriptionId: string;
  login: string;
}

/** The form passes our id as the payer's user name, of which CCBill keeps 16 characters. */
export const loginOf = (reference: string): string => reference.slice(0, 16);

export const cardToken = (of: { subscriptionId: string; reference: string }): string =>
  `${of.subscriptionId}/${loginOf(of.reference)}`;

export function readCardToken(token: string): SavedCard {
  const [subscriptionId = '', login = ''] = token.split('/');
  return { subscriptionId, login };
}
