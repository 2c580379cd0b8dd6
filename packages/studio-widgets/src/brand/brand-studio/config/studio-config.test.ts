import { brandConfigOf } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  exportText,
  readImport,
  studioFields,
  toStudioConfig,
  valueAt,
  withValue,
} from './studio-config.ts';

const config = toStudioConfig(brandConfigOf(demoSites.velvet));
const paths = studioFields.map(({ path }) => path);

describe('the settings of a brand', () => {
  it('[BRAND-06] come back from a file as they were exported, whatever they hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (custom, extra) => {
        const given = JSON.parse(JSON.stringify({ config_version: 1, display_name: 'x', extra, custom }));
        const read = readImport(exportText(given), 1);
        expect('config' in read && JSON.parse(exportText(read.config))).toEqual(given);
      }),
    );
  });

  it.each([
    ['not json', 'notJson'],
    ['[1]', 'notConfig'],
    ['{"custom":{}}', 'notConfig'],
    ['{"config_version":1,"custom":[]}', 'notConfig'],
    ['{"config_version":2,"custom":{}}', 'tooNew'],
    [' '.repeat(600_000), 'tooLarge'],
  ])('[BRAND-06] a bad file is named and nothing of it is taken: %.30s', (text, problem) => {
    expect(readImport(text, 1)).toEqual({ problem });
  });

  it('[BRAND-06] differ exactly in what was set, and are the same again when it is set back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...paths), fc.oneof(fc.string({ minLength: 1 }), fc.boolean()))),
        (sets) => {
          const edited = sets.reduce((one, [path, value]) => withValue(one, path, value), config);
          const changes = changesBetween(config, edited);
          const differing = paths.filter(
            (path) => JSON.stringify(valueAt(config, path)) !== JSON.stringify(valueAt(edited, path)),
          );
          expect(changes.map(({ path }) => path).sort()).toEqual([...differing].sort());
          const back = changes.reduce((one, { path, live }) => withValue(one, path, live), edited);
          expect(changesBetween(config, back)).toEqual([]);
        },
      ),
    );
  });

  it('[BRAND-02] have each text once for each language', () => {
    const ofHeadline = studioFields.filter(({ name }) => name === 'h1_content');
    expect(ofHeadline.map(({ language, path }) => `${language} ${path}`)).toEqual([
      'en custom.h1_content',
      ...['de', 'es', 'fr', 'it', 'nl'].map((one) => `${one} custom.h1_content_${one}`),
    ]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('show what is unknown to this version as a change, and keep it', () => {
    const edited = withValue({ ...config, later: 1 }, 'custom.color_tertiary', '#123456');
    expect(changesBetween(config, edited).map(({ path }) => path)).toEqual([
      'later',
      'custom.color_tertiary',
    ]);
  });

  it.each([null, 1, 'x', [], { custom: 4 }])('are edited even from a draft that is %j', (draft) => {
    expect(withValue(toStudioConfig(draft), 'custom.color_primary', '#123456').custom).toEqual({
      color_primary: '#123456',
    });
  });
});
