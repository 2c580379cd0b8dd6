import { BlockList, isIP } from 'node:net';

/** Whether the demo runs, and why. */
export interface DemoMode {
  isOn: boolean;
  /** The demo can be reached from the network, so every page shows that it is one. */
  isPublic: boolean;
  /** What turned the demo off without being asked to, such as `HOST=0.0.0.0`. */
  offBecause: string | null;
}

/** What decides whether the demo runs. */
export interface DemoSettings {
  /** FOOTLIGHT_DEMO; null if not set. */
  asked: boolean | null;
  host: string;
  publicUrl: string;
  isBehindProxy: boolean;
  /** A site elsewhere forwards its visitors to this process, whatever address it listens on. */
  isBehindSite: boolean;
  /** The setting of a payment provider; null without one. */
  providerSetting: string | null;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine reaches the host. `localhost` and its subdomains are loopback by RFC 6761. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  if (family === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopback.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

/** How the network reaches this process, such as by `HOST=0.0.0.0`; null if only this machine does. */
export function networkSetting({
  host,
  publicUrl,
  isBehindProxy,
  isBehindSite,
}: Omit<DemoSettings, 'asked' | 'providerSetting'>): string | null {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (!isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`;
  if (isBehindProxy) return 'TRUST_PROXY';
  return isBehindSite ? 'a site elsewhere' : null;
}

/**
 * The demo has published passwords and gives tokens away. It starts by itself only where nobody else can reach it;
 * anywhere else FOOTLIGHT_DEMO=1 must ask for it.
 */
export function demoMode({ asked, providerSetting, ...place }: DemoSettings): DemoMode {
  const network = networkSetting(place);
  const offBecause = network ?? providerSetting;
  const isOn = asked ?? offBecause === null;
  return {
    isOn,
    isPublic: isOn && network !== null,
    offBecause: asked === null ? offBecause : null,
  };
}
