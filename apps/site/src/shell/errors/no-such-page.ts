/**
 * Whether the answer to a page's main read means that the address is nobody's: it names nothing that exists, or what no
 * name can be (`/💩`), which the platform refuses as input.
 */
export const isNoSuchPage = (status: number | undefined): boolean => status === 404 || status === 400;
