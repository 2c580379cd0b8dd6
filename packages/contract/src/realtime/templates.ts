import type { Templates } from './accept-templates.ts';
import { ACCOUNT_TEMPLATES } from './account-events.ts';
import { CORE_TEMPLATES } from './core-templates.ts';
import { APP_TEMPLATES } from './room-app-events.ts';
import { SHOW_TEMPLATES } from './show-events.ts';
import { PEOPLE_TEMPLATES } from './social-events.ts';

/** The templates of all events. */
export const TEMPLATES = {
  ...CORE_TEMPLATES,
  ...SHOW_TEMPLATES,
  ...ACCOUNT_TEMPLATES,
  ...APP_TEMPLATES,
  ...PEOPLE_TEMPLATES,
} as const satisfies Templates;
