/** Serializes JSON for a script element: no tag, comment or line separator can break out of it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
