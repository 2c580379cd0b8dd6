import { readKey } from '@footlight/client';

export const toyKey = (username: string) => readKey('GET /toys/{username}', { params: { username } });
