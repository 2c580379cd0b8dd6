import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFromSiteCustom } from './read-brand.ts';
import { brandStyleSheet } from './style-sheet.ts';
import { typefaceOf, typefaces } from './typefaces.ts';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);

it.each(typefaces)('$name has Latin files, an open licence and a stand-in', ({ name }) => {
  const own = faces.filter((face) => face.includes(`"${name} Variable"`));
  const files = own.map((face) => /url\("([^"]+)"\)/.exec(face)?.[1] ?? '');
  expect(files.map((file) => /latin(?:-ext)?-wght/.exec(file)?.[0])).toEqual([
    'latin-ext-wght',
    'latin-wght',
  ]);
  for (const file of files) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
  expect(own.every((face) => face.includes('font-display: swap'))).toBe(true);
  const licence = join(import.meta.dirname, files[0] ?? '', '../../LICENSE');
  expect(readFileSync(licence, 'utf8')).toContain('SIL Open Font License, Version 1.1');
  const standIns = faces.filter((face) => face.includes(`"${name} Stand-in"`));
  expect(standIns).toHaveLength(2);
  expect(standIns.every((face) => /size-adjust|ascent-override/.test(face) && !face.includes('url('))).toBe(
    true,
  );
});

it('loads only typefaces that the list names', () => {
  const named = new Set(typefaces.flatMap(({ name }) => [`${name} Variable`, `${name} Stand-in`]));
  for (const face of faces) expect(named).toContain(/font-family: "([^"]+)"/.exec(face)?.[1]);
});

it('a brand names typefaces in any case, before fonts of the device', () => {
  const sheet = brandStyleSheet(
    brandFromSiteCustom({ font_family: "'nunito', Verdana", heading_font_family: 'Fraunces' }),
  );
  expect(sheet).toContain(
    '--fl-font-body:"Nunito Variable","Nunito Stand-in","Verdana",system-ui,sans-serif',
  );
  expect(sheet).toContain(
    '--fl-font-heading:"Fraunces Variable","Fraunces Stand-in",serif,system-ui,sans-serif',
  );
  expect(typefaceOf('Georgia, Lora')).toBeUndefined();
});
