import { readKey } from '@footlight/client';

export const spendingKey = readKey('GET /account/spending');
export const dailyLimitKey = readKey('GET /payment/daily-limit');
