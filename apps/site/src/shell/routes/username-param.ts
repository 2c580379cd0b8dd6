/** The username of an address as the platform knows it: names are in lower case and have no spaces around them. */
export const usernameParam = ({ username = '' }: { username?: string | undefined }): string =>
  username.trim().toLowerCase();
