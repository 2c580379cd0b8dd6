// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every component that opens over the page is in the story of nested brands', () => {
  const folder = join(import.meta.dirname, '..');
  const story = readFileSync(join(import.meta.dirname, 'brand-scope.stories.tsx'), 'utf8');
  const overlays = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([a-z-]+)\/\1\.tsx$/.test(file))
    .filter((file) =>
      /usePortalContainer\(|<(ModalLayer|PanelFrame)/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(overlays.length).toBeGreaterThan(7);
  for (const file of overlays) expect(story).toContain(`from '../${file}'`);
});
