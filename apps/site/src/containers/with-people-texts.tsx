import { peopleLocales } from '@footlight/room-widgets';
import { lateTexts } from './late-texts.tsx';

/** The texts of friends and messages. */
export const { load: loadPeopleTexts, WithTexts: WithPeopleTexts } = lateTexts('people', peopleLocales);
