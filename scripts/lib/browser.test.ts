import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBrowser } from './browser.ts';

it('takes CHROMIUM_PATH first, then the headless shell, then others on the PATH', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string) => {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  };
  put('chromium-headless-shell');
  put('google-chrome');
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: '/opt/mine' })).toBe('/opt/mine');
});
