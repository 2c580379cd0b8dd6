import { browse } from './browse/index.ts';
import { companions } from './companions/index.ts';
import { legal } from './legal/index.ts';
import { mails } from './mails/index.ts';
import { push } from './push/index.ts';

/** The platform's own texts, all in memory: a mail or a message has the language of its reader. */
export const locales = { browse, companions, legal, mails, push };
