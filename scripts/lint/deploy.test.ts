import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/* deploy/ for containers: what compose.yaml, Caddyfile, Containerfile and example.env must agree on. */

interface Service {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const compose = read('deploy/compose.yaml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const service = (name: string): Service => {
  const found = services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}`);
  return found;
};
const caddyfile = read('deploy/Caddyfile');
const containerfile = read('deploy/Containerfile');
const examples = [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
const settings = [...read('docs/settings.md').matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name),
);
/** What only the files of deploy/ read. */
const OWN = [
  'FOOTLIGHT_VERSION',
  'SITE_HOST',
  'OTHER_HOSTS',
  'DATABASE_PASSWORD',
  'TURN_EXTERNAL_IP',
  'UPSTREAMS',
];

it('compose.yaml takes from .env what example.env explains, in a form that every compose program reads', () => {
  const taken = [...compose.matchAll(/\$\{(\w+)([^}]*)\}/g)];
  expect(taken.map(([, name]) => name).filter((name = '') => !examples.includes(name))).toEqual([]);
  // podman-compose 1.0.3 passes `${NAME:-}` on as it stands.
  expect(taken.map(([, , rest = '']) => rest).filter((rest) => !/^(:\?.+)?$/.test(rest))).toEqual([]);
  expect(examples.filter((name) => ![...settings, ...OWN].includes(name))).toEqual([]);
});

it('compose.yaml sets only what a process reads', () => {
  const names = Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
  const known = [...settings, ...OWN];
  expect(names.filter((name) => !name.startsWith('POSTGRES_') && !known.includes(name))).toEqual([]);
});

it('both processes have one definition, and the proxy knows both', () => {
  const { volumes: first, ...a } = service('site-a');
  const { volumes: second, ...b } = service('site-b');
  expect(b).toEqual(a);
  expect([first, second]).toEqual([
    ['data-a:/data', 'shared:/shared'],
    ['data-b:/data', 'shared:/shared'],
  ]);
  expect(service('migrate')).toMatchObject({ image: a.image, environment: a.environment });
  const folders = Object.entries(a.environment ?? {}).filter(([name]) => /^FOOTLIGHT_.*_DIR$/.test(name));
  expect(folders.map(([name]) => name).sort()).toEqual([
    'FOOTLIGHT_ASSETS_DIR',
    'FOOTLIGHT_HLS_DIR',
    'FOOTLIGHT_UPLOADS_DIR',
  ]);
  for (const [name, folder] of folders) expect(folder, name).toMatch(/^\/shared\//);
  expect(service('proxy').environment?.UPSTREAMS).toBe('site-a:4000 site-b:4000');
  expect(caddyfile).toContain('reverse_proxy {$UPSTREAMS} {');
});

it('nothing but the site and the media server is published, and the media server alone asks at its address', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(published).toEqual(['media 1935:1935', 'proxy 80:80', 'proxy 443:443']);
  const site = /^\{\$SITE_HOST\} \{\$OTHER_HOSTS\} \{$([\s\S]*?)^\}$/m.exec(caddyfile)?.[1] ?? '';
  expect(site).toMatch(/^\s*respond \/live\/hooks\/\* 404$/m);
  const inner = /^http:\/\/:4080 \{$([\s\S]*?)^\}$/m.exec(caddyfile)?.[1] ?? '';
  const [handled = '', rest = ''] = inner.split(/^\t\}$/m);
  expect(handled.trim()).toMatch(/^handle \/live\/hooks\/\* \{\s*import processes$/);
  expect(rest.trim()).toBe('respond 404');
  expect(read('deploy/media-server')).toContain('set \\$proxy proxy:4080;');
});

it('images that are built have the release as their tag, so that those of the release before stay', () => {
  const built = Object.values(services).flatMap(({ build, image }) => (build ? [image] : []));
  expect(built.length).toBeGreaterThan(0);
  for (const image of built) expect(image).toMatch(/:\$\{FOOTLIGHT_VERSION:\?.+\}$/);
});

it('what compose.yaml builds, mounts and asks for health is there', () => {
  const stages = [...containerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  // The one that is built without --target.
  expect(stages.at(-1)).toBe('site');
  for (const { build, volumes = [] } of Object.values(services)) {
    if (build) expect(stages).toContain(build.target);
    for (const [path = ''] of volumes.map((one) => one.split(':')))
      if (path.startsWith('.')) expect(existsSync(join(root, 'deploy', path)), path).toBe(true);
  }
  const script = /CMD \["node", "-e", "(.*)"\]/.exec(containerfile)?.[1] ?? '';
  expect(service('site-a').healthcheck?.test).toBe(`node -e "${script}"`);
});
