/** Texts of forgotten passwords, loaded on demand. The other languages are typed against these keys. */
export const en = {
  forgot: {
    title: 'Forgot your password',
    why: 'Enter the email of your account. We will send you a link to set a new password.',
    send: 'Send link',
    sent: 'If an account has this email, a link is on its way. It works for 30 minutes. Check your spam folder too.',
    again: 'Send to another email',
  },
  reset: {
    title: 'Set a new password',
    why: 'All devices will be logged out.',
    save: 'Save password',
    done: 'Your password was changed. Log in with the new one.',
    newLink: 'Request a new link',
  },
  backToLogin: 'Back to login',
  newPassword: 'New password',
};
