/** The page where a new password is asked for. */
export const FORGOT_PASSWORD = '/forgot-password';
