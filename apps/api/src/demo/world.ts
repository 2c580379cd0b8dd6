import { BROADCASTER_ROLES, VOYEUR_PLACES } from '@footlight/contract';
import { slugOf } from '../kernel/slug.ts';
import { hashSeed, type Random, randomFrom } from './art/random.ts';
import { givenNames, surnames } from './names.ts';
import { streamOf } from './streams/loops.ts';
import {
  type DemoLanguage,
  type Ethnicity,
  mediaForms,
  mediaSubjects,
  places,
  type Region,
  topics,
} from './vocabulary.ts';

/** Section codes (spec 3 §1): f /girls, m /men, t /trans, c /couples. */
type DemoGender = 'f' | 'm' | 't' | 'c';

/** Chat statuses (spec 3 §3). */
export const demoStatuses = [
  'connected',
  'limited',
  'offline',
  'online',
  'online_ai',
  'private',
  'reconnecting',
  'standby',
] as const;
export type DemoStatus = (typeof demoStatuses)[number];

/** Fan club levels, lowest first (spec 1 §6). */
type DemoFanclubLevel = 'supporter' | 'insider' | 'legend';

/** A picture set, video or recording of a demo broadcaster. Prices are tokens, durations seconds. */
interface DemoMedia {
  name: string;
  slug: string;
  description: string;
  /** 1 pictures, 2 video. */
  typeId: 1 | 2;
  typeName: 'pictures' | 'videos' | 'recording';
  itemCount: number;
  duration: number;
  tokenPrice: number;
  fanclubAccessLevel: DemoFanclubLevel | null;
  isFreeNoAuth: boolean;
  artSeed: string;
  createdAt: Date;
}

/** A demo broadcaster and their room. Prices are tokens per minute. */
export interface DemoModel {
  username: string;
  displayName: string;
  gender: DemoGender;
  age: number;
  birthDate: Date;
  country: string;
  region: Region;
  languages: DemoLanguage[];
  ethnicity: Ethnicity;
  tags: string[];
  status: DemoStatus;
  subject: string;
  viewers: number;
  /** 0 to 5. */
  rating: number;
  ratingCount: number;
  followers: number;
  isVoyeur: boolean;
  /** The room and the house of a voyeur cam. */
  voyeurPlace: VoyeurPlace | null;
  house: 'casa-salsa' | null;
  /** Username of the broadcaster's studio. */
  studio: (typeof studios)[number] | null;
  roles: string[];
  isVr: boolean;
  isNew: boolean;
  settings: {
    privatePrice: number;
    exclusivePrice: number | null;
    privateEnabled: boolean;
    privateMinimumMinutes: number;
    spyPrice: number | null;
    spyEnabled: boolean;
    /** Viewers may share their camera in the public room. */
    sharecam: boolean;
    /** Ticket price, for rooms in a limited show. */
    ticketPrice: number | null;
  };
  /** The room's app: a tip goal (1), a tip menu (57), the wheel (51), or none. */
  installedAppId: number | null;
  streamName: string;
  artSeed: string;
  blockedCountries: string[];
  createdAt: Date;
  lastOnlineAt: Date | null;
  liveSince: Date | null;
  media: DemoMedia[];
}

/** The demo's initial data, except the accounts with known passwords. */
export interface DemoWorld {
  models: DemoModel[];
}

/** Usernames of the demo's studios (`DEMO_ACCOUNTS`). */
const studios = ['jb-cams', 'julmodels', 'studio'] as const;
type VoyeurPlace = (typeof VOYEUR_PLACES)[number];

const counts: Readonly<Record<DemoGender, number>> = { f: 220, m: 84, t: 64, c: 52 };
const DAY_MS = 86_400_000;

/** The demo world at `now`, deterministic; dates are relative to it. */
export function demoWorld(now: Date): DemoWorld {
  const taken = new Set<string>();
  const models: DemoModel[] = [];
  for (const gender of ['f', 'm', 't', 'c'] as const) {
    for (let place = 0; place < counts[gender]; place += 1) {
      const random = randomFrom(`world/${gender}/${place}`);
      models.push(demoModel(gender, place, uniqueName(gender, random, taken), random, now));
    }
  }
  return { models };
}

function uniqueName(gender: DemoGender, random: Random, taken: Set<string>): string {
  for (;;) {
    const given = random.pick(givenNames[gender]);
    // A couple's name has two parts already.
    const name = gender === 'c' && random.chance(0.4) ? given : `${given}_${random.pick(surnames)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

/** One broadcaster, deterministic for the same `random`. */
export function demoModel(
  gender: DemoGender,
  place: number,
  username: string,
  random: Random,
  now: Date,
): DemoModel {
  const home = random.pick(places);
  const picked = pickTags(random);
  // Gives sites without explicit content something to exclude.
  const isExplicit = place % 5 === 3;
  const tags = isExplicit ? [...picked, 'uncensored', place % 2 === 0 ? 'live-sex' : 'sexwebcam'] : picked;
  const isVoyeur = gender !== 'm' && place % 31 === 17;
  const drifted = demoStatuses[place] ?? driftedStatus(random);
  // These cameras are always on.
  const status = isVoyeur ? 'online' : drifted;
  // A few rooms attract most of the viewers.
  const fame = random.next() ** 7;
  const age = 20 + Math.floor(random.next() ** 1.4 * 36);
  const ageDays = Math.floor(age * 365.25) + random.whole(10, 340);
  const isNew = random.chance(0.12);
  const price = random.pick([6, 12, 18, 18, 30, 30, 30, 42, 60, 60, 90, 120]);
  const privateEnabled = !isVoyeur && random.chance(0.92);
  const seen = status === 'offline' ? random.whole(20, 20_000) * 60_000 : 0;
  const artSeed = `${gender}.${username}`;
  return {
    username,
    displayName: displayName(username, gender),
    gender,
    age,
    birthDate: startOfDay(now.getTime() - ageDays * DAY_MS),
    country: home.country,
    region: home.region,
    languages: [...home.languages],
    ethnicity: random.pick(home.ethnicities),
    tags,
    status,
    subject: subjectFor(tags, random),
    viewers: status === 'offline' ? 0 : Math.floor(4 + fame * 2_400 + random.next() * 40),
    rating: Math.round(random.range(3.4, 5) * 100) / 100,
    ratingCount: Math.floor(5 + fame * 4_000 + random.next() * 60),
    followers: Math.floor((isNew ? 40 : 400) + fame * (isNew ? 2_000 : 90_000)),
    isVoyeur,
    // Derived from place and name: further random draws would change everything that follows.
    voyeurPlace: (isVoyeur && VOYEUR_PLACES[Math.floor(place / 31) % VOYEUR_PLACES.length]) || null,
    house: isVoyeur && Math.floor(place / 31) % 2 === 0 ? 'casa-salsa' : null,
    studio: studios[hashSeed(`studio/${username}`) % 7] ?? null,
    roles: BROADCASTER_ROLES.filter((role) => hashSeed(`${role}/${username}`) % 12 === 0),
    isVr: random.chance(0.05) && !isVoyeur,
    isNew,
    settings: {
      privatePrice: price,
      exclusivePrice: random.chance(0.5) ? Math.min(120, price * 2) : null,
      privateEnabled,
      privateMinimumMinutes: random.pick([1, 1, 3, 5]),
      spyPrice: privateEnabled ? Math.max(6, Math.round(price / 5)) : null,
      spyEnabled: privateEnabled && random.chance(0.7),
      // Derived from the name: an extra random draw would change everything that follows.
      sharecam: hashSeed(`sharecam/${username}`) % 3 === 0,
      ticketPrice: status === 'limited' ? random.pick([50, 100, 150, 250]) : null,
    },
    installedAppId: random.pick([1, 1, 57, 57, 51, null, null]),
    streamName: streamOf(username),
    artSeed,
    blockedCountries: random.chance(0.06) ? [home.country] : [],
    createdAt: startOfDay(now.getTime() - (isNew ? random.whole(1, 28) : random.whole(60, 1_800)) * DAY_MS),
    lastOnlineAt: seen > 0 ? new Date(now.getTime() - seen) : null,
    liveSince: liveSince(username, status, now),
    media: demoMedia(artSeed, random, now),
  };
}

/** Live for up to four hours; derived from the name, as an extra random draw would change everything that follows. */
function liveSince(username: string, status: DemoStatus, now: Date): Date | null {
  if (status === 'offline' || status === 'standby') return null;
  return new Date(now.getTime() - (1 + (hashSeed(`live/${username}`) % 240)) * 60_000);
}

/** After one room of each status, most are online. */
function driftedStatus(random: Random): DemoStatus {
  const roll = random.next();
  if (roll < 0.76) return 'online';
  if (roll < 0.87) return 'offline';
  if (roll < 0.93) return 'private';
  if (roll < 0.955) return 'limited';
  if (roll < 0.977) return 'standby';
  if (roll < 0.985) return 'connected';
  return roll < 0.993 ? 'online_ai' : 'reconnecting';
}

function displayName(username: string, gender: DemoGender): string {
  const parts = username.split('_').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  if (gender !== 'c') return parts.join(' ');
  const [first = '', second = '', ...rest] = parts;
  return [`${first} & ${second}`, ...rest].join(' ');
}

function pickTags(random: Random): string[] {
  const all = Object.keys(topics);
  const chosen = new Set<string>();
  const wanted = random.whole(3, 6);
  while (chosen.size < wanted) chosen.add(all[random.whole(0, all.length - 1)] ?? 'chat');
  return [...chosen];
}

function subjectFor(tags: readonly string[], random: Random): string {
  const lines = topics[tags[0] ?? 'chat'] ?? ['Say hello'];
  const goal = random.whole(2, 40) * 50;
  const hashtags = tags.slice(0, 3).map((tag) => `#${tag}`);
  return `${random.pick(lines).replace('{goal}', String(goal))} ${hashtags.join(' ')}`;
}

function demoMedia(seed: string, random: Random, now: Date): DemoMedia[] {
  const count = random.whole(2, 9);
  return Array.from({ length: count }, (_, at): DemoMedia => {
    const name = `${random.pick(mediaSubjects)} ${random.pick(mediaForms)}`;
    const typeName = random.pick(['pictures', 'pictures', 'videos', 'videos', 'recording'] as const);
    const access = random.next();
    const level = access > 0.86 ? random.pick(['supporter', 'insider', 'legend'] as const) : null;
    const free = level === null && access < 0.2;
    return {
      name,
      slug: slugOf(name, 'media'),
      description: `${name}: a little series, made for this room.`,
      typeId: typeName === 'pictures' ? 1 : 2,
      typeName,
      itemCount: typeName === 'pictures' ? random.whole(4, 36) : 1,
      duration: typeName === 'pictures' ? 0 : random.whole(45, 2_400),
      tokenPrice: free || level !== null ? 0 : random.pick([19, 25, 40, 50, 75, 99, 150, 250]),
      fanclubAccessLevel: level,
      isFreeNoAuth: free && random.chance(0.7),
      artSeed: `${seed}-${at}`,
      createdAt: new Date(now.getTime() - random.whole(1, 400) * DAY_MS - random.whole(0, 86_000) * 1_000),
    };
  });
}

function startOfDay(time: number): Date {
  return new Date(Math.floor(time / DAY_MS) * DAY_MS);
}
