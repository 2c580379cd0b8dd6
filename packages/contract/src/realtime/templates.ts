import type { Templates } from './accept-templates.ts';
import { ACCOUNT_TEMPLATES } from './account-events.ts';
import { APP_TEMPLATES } from './app-events.ts';
import { CORE_TEMPLATES } from './core-templates.ts';
import { PEOPLE_TEMPLATES } from './people-events.ts';
import { SHOW_TEMPLATES } from './show-events.ts';

/** The templates of all events. */
export const TEMPLATES = {
  ...CORE_TEMPLATES,
  ...SHOW_TEMPLATES,
  ...ACCOUNT_TEMPLATES,
  ...APP_TEMPLATES,
  ...PEOPLE_TEMPLATES,
} as const satisfies Templates;
