import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, onPath, stopped, untilListening } from '../../../scripts/lib/postgres.mjs';

/* The servers beside the platform, as docs/operations.md and deploy/ set them up. */

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const isRoot = process.getuid?.() === 0;

const found = (name: string): string | null =>
  onPath(name) ?? [`/usr/sbin/${name}`, `/usr/local/sbin/${name}`].find((path) => existsSync(path)) ?? null;
const nginx = found('nginx');
const turnserver = found('turnserver');
const RTMP_MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];
const hasRtmp = RTMP_MODULES.some((folder) => existsSync(join(folder, 'ngx_rtmp_module.so')));

/** What is not installed of these servers. */
export const missingParts = (): string[] => [
  ...(nginx && hasRtmp ? [] : ['nginx with its RTMP module']),
  ...(turnserver ? [] : ['coturn']),
  ...(found('openssl') ? [] : ['openssl']),
];

interface Part {
  stop(): Promise<void>;
}

/** A file of deploy/ with the operator's own values. Each of them must be there. */
const filled = (name: string, values: readonly (readonly [string | RegExp, string])[]): string =>
  values.reduce(
    (text, [from, to]) => {
      const next = text.replaceAll(from, to);
      if (next === text) throw new Error(`deploy/${name} has no ${from}`);
      return next;
    },
    readFileSync(join(DEPLOY, name), 'utf8'),
  );

const running = (child: ChildProcess): Part => ({ stop: () => stopped(child, 'SIGTERM') });
const startNginx = async (name: string, file: string, folder: string, port: number): Promise<Part> => {
  if (!nginx) throw new Error('nginx is not installed');
  execFileSync(nginx, ['-t', '-q', '-p', folder, '-c', file], { stdio: 'pipe' });
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' });
  await untilListening(port, child, name);
  return running(child);
};

/** A certificate for this machine, which no browser trusts by itself. */
const certificate = (folder: string): { cert: string; key: string } => {
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { cert, key };
};

/** deploy/nginx.conf in front of two processes. `hooksUrl` is where the media server asks. */
export const startProxy = async (folder: string, port: number, hooksPort: number, upstreams: number[]) => {
  const place = join(folder, 'proxy');
  mkdirSync(place);
  const { cert, key } = certificate(place);
  const site = filled('nginx.conf', [
    ['127.0.0.1:4000', `127.0.0.1:${upstreams[0]}`],
    ['127.0.0.1:4010', `127.0.0.1:${upstreams[1]}`],
    // Not every machine has IPv6.
    [/\n\s*listen \[::\].*/g, ''],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 127.0.0.1:4080;', `listen 127.0.0.1:${hooksPort};`],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', cert],
    ['/etc/letsencrypt/live/example.com/privkey.pem', key],
  ]);
  writeFileSync(join(place, 'footlight.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(isRoot ? ['user root;'] : []),
    'daemon off;',
    `pid ${place}/nginx.pid;`,
    'error_log stderr crit;',
    'events { worker_connections 1024; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${place}/${name};`),
    `include ${place}/footlight.conf;`,
    '}',
  ];
  const file = join(place, 'nginx.conf');
  writeFileSync(file, main.join('\n'));
  return startNginx('nginx', file, place, port);
};

/** The media server with what `admin.js media-config` printed. */
export const startMediaServer = async (folder: string, port: number, config: string): Promise<Part> => {
  const file = join(folder, 'nginx-rtmp.conf');
  writeFileSync(file, config, { mode: 0o600 });
  return startNginx('nginx with RTMP', file, folder, port);
};

/** deploy/turnserver.conf on the loopback interface, where a test has its browsers. */
export const startCoturn = async (folder: string, secret: string): Promise<Part & { url: string }> => {
  if (!turnserver) throw new Error('coturn is not installed');
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { cert, key } = certificate(folder);
  const file = join(folder, 'turnserver.conf');
  const config = filled('turnserver.conf', [
    ['listening-port=3478', `listening-port=${port}`],
    ['tls-listening-port=5349', `tls-listening-port=${tlsPort}`],
    ['/etc/coturn/fullchain.pem', cert],
    ['/etc/coturn/privkey.pem', key],
    ['CHANGE-ME', secret],
  ]);
  writeFileSync(file, config, { mode: 0o600 });
  const local = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers'];
  const own = [`--pidfile=${folder}/turnserver.pid`, `--userdb=${folder}/turndb`];
  const child = spawn(turnserver, ['-c', file, ...local, ...own], { stdio: 'ignore' });
  await untilListening(port, child, 'coturn');
  return { ...running(child), url: `turn:127.0.0.1:${port}` };
};
