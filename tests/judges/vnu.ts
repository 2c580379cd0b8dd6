// The Nu HTML checker of the W3C, a Java program.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Finding } from './finding.ts';

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Checks pages at once, because its start takes longer than a page. `pages` maps an address to its HTML. */
export function byVnu(pages: ReadonlyMap<string, string>): Map<string, Finding[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const folder = mkdtempSync(join(tmpdir(), 'footlight-judges-'));
  try {
    const names = [...pages.keys()];
    const files = names.map((name, nth) => {
      const file = join(folder, `${nth}.html`);
      writeFileSync(file, pages.get(name) ?? '');
      return file;
    });
    const { stderr, error } = spawnSync(
      'java',
      ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
      { encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    if (error) throw error;
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const found = new Map<string, Finding[]>();
    for (const { url, message, extract = '' } of messages) {
      const name = names[Number.parseInt(basename(url), 10)] ?? url;
      const finding: Finding = { judge: 'vnu', rule: message, said: message, html: extract.trim() };
      found.set(name, [...(found.get(name) ?? []), finding]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
