/** English. The first texts of `free` are those of spec 1 §8, to the letter. */
export const en = {
  section: 'Promotions',
  free: {
    title: 'Awesome Free Tokens', // spec
    verify: 'Verify your email to unlock them', // spec
    added: 'Congrats, {{shown}} tokens have been added to your account.',
    resent: 'Verification email resent.', // spec
    held: '{{tokens}} are waiting for you.',
    resend: 'Send the email again',
  },
  code: {
    title: 'Promo code',
    label: 'Promo code',
    hint: 'Not case-sensitive.',
    redeem: 'Redeem',
    done: '{{tokens}} were added for the code {{code}}.',
    problem: {
      required: 'Enter a promo code.',
      too_short: 'Enter at least {{shown}} characters.',
      too_long: 'Enter at most {{shown}} characters.',
      invalid_format: 'Use letters, digits, - and _ only.',
    },
  },
  wheel: {
    promo: 'Promo wheel',
    vault: 'Free spin',
    promoText: 'Every purchase of at least {{tokens}} gives you one spin.',
    vaultText: 'One free spin a day, once your email is confirmed.',
    spins_one: '{{shown}} spin left',
    spins_other: '{{shown}} spins left',
    spin: 'Spin',
    turning: 'The wheel is turning…',
    won: 'You won {{tokens}}!',
    wonBonus: 'You won {{percent}} more tokens with your next purchase!',
    bonus: '{{percent}} more tokens with your next purchase',
    waiting: 'Your next purchase brings {{percent}} more tokens, until {{date}}.',
    nextDay: 'Your next free spin is on {{date}}.',
    prizes: 'Prizes and chances',
    fair: 'Verify the draw',
    proof:
      'This is the hash (SHA-256) of the secret that draws your next spin. The secret is shown with the result.',
    reveal: 'Last draw: the HMAC-SHA-256 of the key with the secret selected the prize.',
    secret: 'Secret',
    key: 'Key',
    unknown: 'No answer. Spin again: it is the same spin and counts once.',
  },
  offer: {
    title: 'New-member offer',
    free: '{{tokens}} for free when you sign up',
    off: '{{percent}} off',
    text: 'Once, for your first purchase. One payment, no subscription.',
    buy: 'Buy {{tokens}} for {{price}}',
    signup: 'Sign up',
  },
};
