import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readClientAssets } from './client-assets.ts';

const manifest = {
  'src/entry-client.ts': { file: 'entry.js', css: ['site.css'] },
  'src/start-page.tsx': { file: 'start.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/pages/room/room-page.tsx': { file: 'room.js', imports: ['_react.js'] },
  '../../packages/ui/src/locales/en.ts': { file: 'ui-en.js' },
  '../../packages/room-widgets/src/locales/de.ts': { file: 'room-de.js' },
  '../../packages/room-widgets/src/locales/room-apps/en.ts': { file: 'room-apps-en.js' },
  'src/shell/i18n/locales/site/en.ts': { file: 'site-en.js' },
};

it('names the modules of a page, and refuses a source or namespace that the build does not have', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'client-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const assets = readClientAssets(folder);
  const sources = [
    'src/pages/room/room-page.tsx',
    ...(['ui', 'room-apps', 'site'] as const).map((name) => assets.textsOf(name, 'en')),
    assets.textsOf('room', 'de'),
  ];
  expect(assets.modulesOf(sources)).toEqual(
    ['start', 'react', 'room', 'ui-en', 'room-apps-en', 'site-en', 'room-de'].map((name) => `/${name}.js`),
  );
  expect(() => assets.modulesOf(['src/pages/room/moved.tsx'])).toThrow('moved.tsx');
  expect(() => assets.textsOf('stage', 'en')).toThrow('stage');
});
