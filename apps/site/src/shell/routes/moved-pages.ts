/** Addresses that people guess or have bookmarked elsewhere, and the pages of this site that they mean. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/terms': '/legal/terms',
  '/tos': '/legal/terms',
  '/terms-of-use': '/legal/terms',
  '/terms-of-service': '/legal/terms',
  '/legal': '/legal/terms',
  '/privacy': '/legal/privacy',
  '/privacy-policy': '/legal/privacy',
  '/cookies': '/legal/cookies',
  '/2257': '/legal/records',
  '/dmca': '/legal/complaints',
  '/complaints': '/legal/complaints',
  '/contact': '/support',
  '/contact-us': '/support',
  '/help': '/faq',
  '/faqs': '/faq',
  '/signup': '/register',
  '/sign-up': '/register',
  '/join': '/register',
  '/signin': '/login',
  '/sign-in': '/login',
  '/models': '/models/signup',
  '/become-a-model': '/models/signup',
  '/inbox': '/messages',
  '/settings': '/account/settings',
  '/account': '/account/settings',
  '/tokens': '/account/tokens',
  '/buy-tokens': '/account/tokens',
  // Password managers ask for it.
  '/.well-known/change-password': '/account/security',
};

/** The page that an address means; null for all others. */
export const movedTo = (path: string): string | null => {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return Object.hasOwn(MOVED_PAGES, plain) ? (MOVED_PAGES[plain] ?? null) : null;
};
