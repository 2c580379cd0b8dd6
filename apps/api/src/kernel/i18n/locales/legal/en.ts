/** English. The other languages are typed against these keys. */
export const en = {
  noAddress: 'The operator of this site has not published a contact address yet.',
};
