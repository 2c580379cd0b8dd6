import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real OpenID Connect provider on this machine. Everybody logs in with the name that they enter. */
export interface LocalOidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'footlight', clientSecret: 'a secret for tests only' };

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts a provider that returns to these addresses only. A name with `@` is also the person's email. */
export async function startOidcProvider(redirectUris: readonly string[]): Promise<LocalOidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = addressOf(server);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: ['a key of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...(id.includes('@') ? { email: id, email_verified: true } : {}) }),
    }),
    features: { devInteractions: { enabled: true } },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    // Browsers ask for it beside the provider's pages, which name no icon.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else callback(request, response);
  });
  return {
    issuer,
    ...CLIENT,
    name: 'Example ID',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A person's browser at the provider, without scripts: follows redirects and keeps cookies. */
export class ProviderVisit {
  private readonly cookies = new Map<string, string>();
  private readonly origin: string;
  constructor(issuer: string) {
    this.origin = new URL(issuer).origin;
  }

  /** Continues until the provider sends the browser elsewhere, or shows a page. */
  private async go(url: string, form?: Record<string, string>): Promise<URL> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      this.cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next) return new URL(url);
    const target = new URL(next, url);
    return target.origin === this.origin ? this.go(target.href) : target;
  }

  /** Logs in and agrees; where the provider returns to. */
  async logIn(url: string, name: string): Promise<URL> {
    let page = await this.go(url);
    for (const prompt of ['login', 'consent']) {
      if (page.origin !== this.origin) return page;
      page = await this.go(page.href, { prompt, login: name, password: 'any' });
    }
    return page;
  }

  /** Refuses instead. */
  async cancel(url: string): Promise<URL> {
    const page = await this.go(url);
    return this.go(`${page.href}/abort`);
  }
}
