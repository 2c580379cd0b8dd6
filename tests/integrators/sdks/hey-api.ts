import { createClient } from './sdk/client/index.ts';
import { buyMedia, getCurrentUser, getSiteConfig, listMedia, logIn, tipBroadcaster } from './sdk/index.ts';
import type { Trader, Trip } from './shopping.ts';

export async function shop({ baseUrl, fetch, username, password, room }: Trader): Promise<Trip> {
  let csrf = '';
  const client = createClient({ baseUrl, fetch });
  client.interceptors.request.use((request) => {
    request.headers.set('x-csrf-token', csrf);
    return request;
  });
  const sure = { client, throwOnError: true } as const;
  const renewToken = async () => {
    csrf = (await getSiteConfig(sure)).data.csrf ?? '';
  };
  await renewToken();
  await logIn({ ...sure, body: { username, password } });
  await renewToken();

  const tokensBefore = (await getCurrentUser(sure)).data.tokens;
  const { data } = (await listMedia({ ...sure, path: { type: 'video' } })).data;
  const item = data.find(({ token_price }) => token_price > 0 && token_price < tokensBefore - 10);
  if (!item) throw new Error('Nothing is sold.');
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  await buyMedia({
    ...sure,
    path: { id: String(item.id) },
    headers: key(),
    body: { source: 'sdk', price: item.token_price },
  });
  // The same key twice: one tip.
  const headers = key();
  const tip = () => tipBroadcaster({ ...sure, path: { username: room }, headers, body: { amount: 3 } });
  const first = (await tip()).data;
  const { tokens, tip_id } = (await tip()).data;
  if (first.tip_id !== tip_id) throw new Error('The key did not count.');
  const { error } = await tipBroadcaster({
    client,
    path: { username: room },
    headers: key(),
    body: { amount: 90_000 },
  });
  return { tokensBefore, tokensAfter: tokens, price: item.token_price, tip: 3, refusal: error?.errorType };
}
