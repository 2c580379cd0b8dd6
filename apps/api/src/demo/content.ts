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

/** A subject: its address, and an article of each outlet. */
const SUBJECTS = [
  [
    'a-stage-for-everybody',
    ['A stage for everybody', 'How a live site pays its broadcasters, and what viewers see of it.'],
    ['An evening on the stage', 'We watched three rooms from the first hello to the last tip.'],
    ['Who pays the broadcasters', 'A look at shares, payouts and the fee of a live site.'],
  ],
  [
    'tokens-explained',
    ['Tokens, explained', 'What a token costs, who gets it, and why the history shows each of them.'],
    ['Where a tip goes', 'We followed a hundred tokens from a viewer to a payout.'],
    ['A limit before the show', 'Viewers can set a daily limit, and it holds in every room.'],
  ],
  [
    'privacy-by-default',
    ['Private by default', 'A look at consent by purpose, and at what works without it.'],
    ['A banner with a real “no”', 'Refusing takes one click, and the site works as before.'],
    ['What a live site knows', 'What is kept of a visit, for how long, and what never leaves the browser.'],
  ],
  [
    'proof-of-age',
    ['Proof of age without a file', 'Which ways there are to prove an age, and what is kept afterwards.'],
    ['Adults only, checked', 'How the rules of a place decide who is asked for a proof.'],
    ['Two minutes at the door', 'We tried the ways to prove an age, and timed them.'],
  ],
  [
    'small-studios',
    ['Small studios go live', 'Three broadcasters show their rooms and their light.'],
    ['Light from below', 'Why a lamp on the floor makes a better picture than two above.'],
    ['A studio in a wardrobe', 'How little room a broadcast needs, with a list of what to buy.'],
  ],
  [
    'white-labels',
    ['One platform, many names', 'How operators run a site of their own on a shared stage.'],
    ['A brand in ten minutes', 'Two colours and a logo: we made a site while the coffee ran.'],
    ['The same room in eight colours', 'Eight brands side by side, and what each of them changed.'],
  ],
  [
    'fan-clubs',
    ['The return of the fan club', 'Monthly levels, and a price that does not change behind members.'],
    ['Thirty days at a time', 'What members of three fan clubs get for their month.'],
    ['Why fans stay', 'Broadcasters on posts, discounts and answering every message.'],
  ],
  [
    'accessible-live',
    ['Live video by keyboard', 'A site for adults that can be used without a mouse.'],
    ['A chat that reads well', 'How a screen reader keeps up with two hundred lines a minute.'],
    ['Bigger text, same room', 'At 200 percent everything stays in reach.'],
  ],
] as const;

/** Press of the demo: 24 articles, so that the list has two pages. */
const demoPress = (now: Date) =>
  SUBJECTS.flatMap(([slug, ...articles], at) =>
    articles.map(([title, summary], index) => {
      const [outlet, domain] = OUTLETS[index] ?? OUTLETS[0];
      return {
        host: DEFAULT_HOST,
        outlet,
        title,
        summary,
        language: 'en',
        url: `https://${domain}/${slug}`,
        publishedOn: new Date(now.getTime() - (at * 21 + index * 4 + 3) * DAY).toISOString().slice(0, 10),
      };
    }),
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
