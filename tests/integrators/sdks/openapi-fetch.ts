import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';
import type { Trader, Trip } from './shopping.ts';

export async function shop({ baseUrl, fetch, username, password, room }: Trader): Promise<Trip> {
  const client = createClient<paths>({ baseUrl, fetch });
  const sure = <T>({ data, error }: { data?: T; error?: unknown }): T => {
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data;
  };
  const renewToken = async () => {
    const { csrf } = sure(await client.GET('/site_config'));
    client.use({ onRequest: ({ request }) => request.headers.set('x-csrf-token', csrf ?? '') });
  };
  await renewToken();
  sure(await client.POST('/auth/login', { body: { username, password } }));
  await renewToken();

  const tokensBefore = sure(await client.GET('/user/current')).tokens;
  const { data } = sure(await client.GET('/media/list/{type}', { params: { path: { type: 'video' } } }));
  const item = data.find(({ token_price }) => token_price > 0 && token_price < tokensBefore - 10);
  if (!item) throw new Error('Nothing is sold.');
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  sure(
    await client.POST('/media/purchase/{id}', {
      params: { path: { id: String(item.id) }, header: key() },
      body: { source: 'sdk', price: item.token_price },
    }),
  );
  // The same key twice: one tip.
  const header = key();
  const tip = () =>
    client.POST('/tip/{username}', { params: { path: { username: room }, header }, body: { amount: 3 } });
  const first = sure(await tip());
  const { tokens, tip_id } = sure(await tip());
  if (first.tip_id !== tip_id) throw new Error('The key did not count.');
  const { error } = await client.POST('/tip/{username}', {
    params: { path: { username: room }, header: key() },
    body: { amount: 90_000 },
  });
  return { tokensBefore, tokensAfter: tokens, price: item.token_price, tip: 3, refusal: error?.errorType };
}
