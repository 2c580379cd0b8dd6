import { DAY } from '@footlight/contract';
import { DEFAULT_HOST } from '../features/brand/store.ts';
import type { Orm } from '../kernel/db/database.ts';
import { pressItem, redirectKey } from '../kernel/db/schema/index.ts';

/** Invented outlets under a domain that nobody can own. */
const OUTLETS = [
  ['The Example Post', 'post.example'],
  ['Example Weekly', 'weekly.example'],
  ['The Sample Gazette', 'gazette.example'],
] as const;

const ARTICLES = [
  [
    'a-stage-for-everybody',
    'A stage for everybody',
    'How a live site pays its broadcasters, and what viewers see of it.',
  ],
  [
    'tokens-explained',
    'Tokens, explained',
    'What a token costs, who gets it, and why the history shows each of them.',
  ],
  ['privacy-by-default', 'Private by default', 'A look at consent by purpose, and at what works without it.'],
  [
    'proof-of-age',
    'Proof of age without a file',
    'Which ways there are to prove an age, and what is kept afterwards.',
  ],
  ['small-studios', 'Small studios go live', 'Three broadcasters show their rooms and their light.'],
  ['white-labels', 'One platform, many names', 'How operators run a site of their own on a shared stage.'],
  [
    'fan-clubs',
    'The return of the fan club',
    'Monthly levels, and a price that does not change behind members.',
  ],
  ['accessible-live', 'Live video by keyboard', 'A site for adults that can be used without a mouse.'],
] as const;

/** Press of the demo: 24 articles, so that the list has two pages. */
const demoPress = (now: Date) =>
  ARTICLES.flatMap(([slug, title, summary], at) =>
    OUTLETS.map(([outlet, domain], index) => ({
      host: DEFAULT_HOST,
      outlet,
      title: index === 0 ? title : `${title} (${outlet})`,
      summary,
      language: 'en',
      url: `https://${domain}/${slug}`,
      publishedOn: new Date(now.getTime() - (at * 21 + index * 4 + 3) * DAY).toISOString().slice(0, 10),
    })),
  );

/** Redirects of the demo: one that was checked, one that was not, and one within the site. */
const demoRedirects = (now: Date) => [
  { key: 'partner', target: 'https://partner.example/welcome', verifiedAt: now },
  { key: 'unchecked', target: 'https://unknown.example/', verifiedAt: null },
  { key: 'newcomers', target: '/faq', verifiedAt: now },
];

export async function seedContent(tx: Orm, now: Date): Promise<void> {
  await tx.insert(pressItem).values(demoPress(now));
  await tx.insert(redirectKey).values(demoRedirects(now)).onConflictDoNothing();
}
