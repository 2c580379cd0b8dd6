import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StripeServer {
  /** What the platform needs to know of it. */
  env: Record<string, string>;
  /** Where the callbacks go: the address of the platform. */
  sendTo(platform: string): void;
  stop(): Promise<void>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

const page = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><form method="post"><button>Pay</button></form></html>`;

/** A company with Stripe's interface on this machine: a hosted page with one button, and signed callbacks. */
export const startStripe = async (): Promise<StripeServer> => {
  const [key, secret] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const sessions = new Map<string, Record<string, string>>();
  let platform = '';
  let url = '';

  const callBack = async (type: string, object: object): Promise<void> => {
    const payload = JSON.stringify({ id: 'evt_1', type, data: { object } });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    const answer = await fetch(`${platform}/api/v1/billing/callback/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
      body: payload,
    });
    if (!answer.ok) throw new Error(`The callback was refused: ${answer.status}`);
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const paying = sessions.get(pathname.replace('/pay/', ''));
    if (pathname.startsWith('/pay/') && paying) {
      if (request.method === 'GET') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      const reference = paying['metadata[reference]'];
      await callBack('payment_intent.succeeded', {
        id: `pi_${reference}`,
        status: 'succeeded',
        amount: Number(paying['line_items[0][price_data][unit_amount]']),
        metadata: { reference },
      });
      return response.writeHead(303, { location: paying.success_url }).end();
    }
    if (request.headers.authorization !== `Bearer ${key}`) return json(401, {});
    if (pathname !== '/v1/checkout/sessions') return json(404, { error: { code: 'resource_missing' } });
    const id = `cs_${sessions.size + 1}`;
    sessions.set(id, Object.fromEntries(new URLSearchParams(await textOf(request))));
    return json(200, { id, url: `${url}/pay/${id}` });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      FOOTLIGHT_STRIPE_KEY: key,
      FOOTLIGHT_STRIPE_WEBHOOK_SECRET: secret,
      FOOTLIGHT_STRIPE_URL: url,
    },
    sendTo(address) {
      platform = address;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
