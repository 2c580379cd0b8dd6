import { doorLocales } from '../locales/doors/index.ts';
import { lateTexts } from './late-texts.tsx';

/** The texts of ways between parts of the site. */
export const { WithTexts: WithDoorTexts } = lateTexts('doors', doorLocales);
