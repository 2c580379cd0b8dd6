import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSites } from '@footlight/contract/fixtures';
import { brandFromSiteCustom, derivePalette } from '@footlight/theme';
import { expect, it } from 'vitest';
import { ROOT } from '../../lib/run.mjs';

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--conditions=@footlight/source', '--import', 'tsx', 'scripts/release/tokens.ts', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );

it('writes the files of every demo brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    expect(run('--out', folder).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(demoSites).sort());
    for (const [id, { custom }] of Object.entries(demoSites)) {
      expect(readdirSync(join(folder, id)).sort()).toEqual([
        'dark-more-contrast.tokens.json',
        'dark.tokens.json',
        'light-more-contrast.tokens.json',
        'light.tokens.json',
        'tokens.css',
        'tokens.ts',
      ]);
      const palette = derivePalette(brandFromSiteCustom(custom));
      const read = (name: string) => readFileSync(join(folder, id, name), 'utf8');
      const isDark = 'force_dark_mode' in custom && Boolean(custom.force_dark_mode);
      const primary = JSON.parse(read('light.tokens.json')).color.primary.$value.hex;
      expect(primary).toBe(palette[isDark ? 'dark' : 'light'].primary);
      expect(read('tokens.css')).toContain('--fl-primary:');
      expect(read('tokens.ts')).toContain(palette.dark.primary);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

it('asks for a folder', () => {
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('--out must name a folder') });
}, 60_000);
