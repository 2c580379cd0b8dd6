import { readKey } from '@footlight/contract/client';

export const securityKey = readKey('GET /user/security');
