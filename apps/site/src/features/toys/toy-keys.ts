import { readKey } from '@footlight/contract/client';

export const toyKey = (username: string) => readKey('GET /toys/{username}', { params: { username } });
