/** Texts of the installed site and its notices, loaded on demand. The other languages are typed against these keys. */
export const en = {
  push: {
    label: 'Push notifications on this device',
    hint: 'Get notified when a broadcaster whose bell you turned on goes live, even if the site is closed.',
    denied:
      'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site.',
    unsupported: 'This browser does not support push notifications.',
    installFirst:
      'On iPhone and iPad, add the site to your home screen first: tap “Share”, then “Add to Home Screen”, and open it from there.',
    loadFailed: 'We could not check whether push notifications are on for this device.',
    on: 'Push notifications are on for this device.',
    off: 'Push notifications are off for this device.',
    refused: 'You did not allow notifications. Nothing has changed.',
    roomOn: 'You will be notified on this device when {{name}} goes live.',
    failed: 'Push notifications could not be turned on. You can try again in your account settings.',
    service: 'Push notifications cannot be sent to this browser.',
    mail: 'Email me if push notifications are off',
    mailHint: 'About the same broadcasters, at most one email per broadcaster in 12 hours.',
    mailUnconfirmed: 'Confirm your email address first.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'We’ll stop emailing you when broadcasters you follow go live. You can turn these emails back on in your account settings.',
    button: 'Unsubscribe',
    done: 'You won’t get these emails any more.',
    failed: 'We couldn’t unsubscribe you',
    settings: 'Account settings',
    invalid: 'This link isn’t valid. Turn these emails off in your account settings.',
  },
};
