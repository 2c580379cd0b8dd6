/** The page that offers the methods, and that visitors return to. */
export const AGE_CHECK_PATH = '/verify-age';
