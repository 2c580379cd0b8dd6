import { readKey } from '@footlight/client';

export const securityKey = readKey('GET /user/security');
