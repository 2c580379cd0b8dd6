import type { LIST_LANGUAGES, LIST_REGIONS } from '@footlight/contract';

/** A broadcaster's country, languages and region of the browse pages. */
export interface Place {
  country: string;
  region: Region;
  languages: readonly [DemoLanguage, ...DemoLanguage[]];
  ethnicities: readonly [Ethnicity, ...Ethnicity[]];
}

export type Region = (typeof LIST_REGIONS)[number];
export type DemoLanguage = (typeof LIST_LANGUAGES)[number];

const ethnicities = ['asian', 'black', 'indian', 'latin', 'middle-eastern', 'mixed', 'white'] as const;
export type Ethnicity = (typeof ethnicities)[number];

/** Where the demo's broadcasters live; a place listed twice is twice as likely. */
export const places: readonly [Place, ...Place[]] = [
  { country: 'RO', region: 'eastern-europe', languages: ['romanian', 'english'], ethnicities: ['white'] },
  {
    country: 'RO',
    region: 'eastern-europe',
    languages: ['romanian', 'english', 'italian'],
    ethnicities: ['white'],
  },
  {
    country: 'UA',
    region: 'eastern-europe',
    languages: ['ukrainian', 'russian', 'english'],
    ethnicities: ['white'],
  },
  { country: 'PL', region: 'eastern-europe', languages: ['polish', 'english'], ethnicities: ['white'] },
  { country: 'CZ', region: 'eastern-europe', languages: ['english', 'german'], ethnicities: ['white'] },
  {
    country: 'DE',
    region: 'europe',
    languages: ['german', 'english'],
    ethnicities: ['white', 'middle-eastern', 'mixed'],
  },
  {
    country: 'FR',
    region: 'europe',
    languages: ['french', 'english'],
    ethnicities: ['white', 'black', 'mixed'],
  },
  { country: 'ES', region: 'europe', languages: ['spanish', 'english'], ethnicities: ['white', 'latin'] },
  { country: 'IT', region: 'europe', languages: ['italian', 'english'], ethnicities: ['white'] },
  {
    country: 'NL',
    region: 'europe',
    languages: ['dutch', 'english', 'german'],
    ethnicities: ['white', 'mixed'],
  },
  {
    country: 'GB',
    region: 'europe',
    languages: ['english'],
    ethnicities: ['white', 'black', 'indian', 'mixed'],
  },
  {
    country: 'PT',
    region: 'europe',
    languages: ['portuguese', 'english', 'spanish'],
    ethnicities: ['white'],
  },
  {
    country: 'US',
    region: 'usa',
    languages: ['english'],
    ethnicities: ['white', 'black', 'latin', 'asian', 'mixed'],
  },
  {
    country: 'US',
    region: 'usa',
    languages: ['english', 'spanish'],
    ethnicities: ['latin', 'mixed', 'white'],
  },
  {
    country: 'CO',
    region: 'central-south-america',
    languages: ['spanish', 'english'],
    ethnicities: ['latin', 'mixed', 'black'],
  },
  { country: 'CO', region: 'central-south-america', languages: ['spanish'], ethnicities: ['latin', 'mixed'] },
  {
    country: 'BR',
    region: 'central-south-america',
    languages: ['portuguese', 'english'],
    ethnicities: ['latin', 'mixed', 'black'],
  },
  {
    country: 'AR',
    region: 'central-south-america',
    languages: ['spanish', 'english', 'italian'],
    ethnicities: ['latin', 'white'],
  },
  {
    country: 'MX',
    region: 'central-south-america',
    languages: ['spanish', 'english'],
    ethnicities: ['latin'],
  },
  { country: 'JP', region: 'asia', languages: ['japanese', 'english'], ethnicities: ['asian'] },
  { country: 'KR', region: 'asia', languages: ['korean', 'english'], ethnicities: ['asian'] },
  { country: 'TW', region: 'asia', languages: ['chinese', 'english'], ethnicities: ['asian'] },
  { country: 'PH', region: 'asia', languages: ['english'], ethnicities: ['asian', 'mixed'] },
  { country: 'IN', region: 'asia', languages: ['english'], ethnicities: ['indian'] },
  {
    country: 'ZA',
    region: 'africa',
    languages: ['english', 'dutch'],
    ethnicities: ['black', 'white', 'mixed'],
  },
  {
    country: 'MA',
    region: 'africa',
    languages: ['arabic', 'french'],
    ethnicities: ['middle-eastern', 'mixed'],
  },
  { country: 'KE', region: 'africa', languages: ['english'], ethnicities: ['black'] },
];

/** Tags and matching room subjects. `{goal}` is replaced by a number of tokens. */
export const topics: Readonly<Record<string, readonly [string, ...string[]]>> = {
  music: ['Vinyl night, send me your song', 'Learning a new song at {goal}', 'Piano until late'],
  dance: ['Dance break every {goal} tokens', 'New choreography tonight', 'Salsa hour, who joins?'],
  cosplay: ['Costume of the week: you vote', 'Wig change at {goal}', 'Building a new costume with you'],
  fitness: ['Stretch and talk', 'Plank challenge at {goal}', 'Leg day, keep me company'],
  chat: ['Tell me about your day', 'Coffee and long talks', 'First time here? Say hello'],
  asmr: ['Soft voice, headphones on', 'Whispered stories at {goal}', 'Rain sounds and quiet talk'],
  gaming: ['Ranked games, winner picks the hat', 'Retro game night, goal {goal}', 'Coop with the chat'],
  yoga: ['Slow flow before sleep', 'New pose at {goal}', 'Breathe with me'],
  tattoos: ['The story behind each one', 'Next tattoo fund: {goal}', 'Ink talk'],
  curly: ['Hair day, ask me anything', 'Curls and good mood', 'Wash day talk, goal {goal}'],
  cooking: ['Cooking pasta, stay hungry', 'Dessert at {goal}', 'Kitchen stories'],
  painting: ['Painting your idea at {goal}', 'Watercolour evening', 'Draw with me'],
  books: ['Reading corner, pick the page', 'One chapter every {goal} tokens', 'Poems after midnight'],
  travel: ['Photos from the road', 'Where should I go next? Goal {goal}', 'Postcards to supporters'],
  glasses: ['New frames, which ones?', 'Librarian mood', 'Smart talk only, goal {goal}'],
  redhead: ['Autumn colours all year', 'Copper and candles', 'Goal {goal}: the red dress'],
  blonde: ['Sunny room, sunny mood', 'Golden hour with you', 'Goal {goal}: karaoke'],
  brunette: ['Evening lights on', 'Espresso and stories', 'Goal {goal}: your playlist'],
  romantic: ['Candlelight and slow songs', 'Love letters read aloud at {goal}', 'Date night with the room'],
  comedy: ['Bad jokes, good company', 'Stand-up practice, goal {goal}', 'Make me laugh'],
};

/** Names of media items, combined from two lists. */
export const mediaSubjects = [
  'Golden hour',
  'Blue room',
  'Rooftop',
  'Backstage',
  'Velvet evening',
  'Rainy window',
  'City lights',
  'Sunday morning',
  'Red dress',
  'Mirror study',
  'Film grain',
  'Neon night',
  'By the sea',
  'Studio set',
  'Birthday party',
  'Winter coat',
] as const;
export const mediaForms = [
  'portraits',
  'diary',
  'collection',
  'session',
  'outtakes',
  'special',
  'moments',
  'part two',
] as const;
