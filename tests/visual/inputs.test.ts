import { describe, expect, it } from 'vitest';
import { sharesPackages } from './builds.ts';
import { allModes, modesNamed, standardModes } from './modes.ts';
import { readOptions } from './options.ts';
import { idMatcher } from './story-index.ts';

describe('what to run', () => {
  it('takes stories by pattern', () => {
    const matches = idMatcher('ui-button*, room-chat--default');
    expect(['ui-button--a', 'ui-button-group--b', 'room-chat--default'].every(matches)).toBe(true);
    expect(['room-chat--default-2', 'my-ui-button--a', 'ui.button'].some(matches)).toBe(false);
    expect(idMatcher(undefined)('anything')).toBe(true);
  });

  it('takes modes by name, and names those there are', () => {
    expect(modesNamed().map((mode) => mode.name)).toEqual(standardModes);
    expect(modesNamed('all')).toBe(allModes);
    expect(modesNamed('noir dark, velvet light').map((mode) => mode.globals.brand)).toEqual([
      'noir',
      'velvet',
    ]);
    expect(() => modesNamed('noir light')).toThrow(/noir dark/);
  });

  it('refuses words it does not know', () => {
    expect(() => readOptions(['--agianst', 'main'])).toThrow();
    expect(() => readOptions(['--workers', '0'])).toThrow(/workers/);
    expect(readOptions(['--against', 'main', '--workers', '3'])).toMatchObject({
      against: 'main',
      workers: 3,
    });
  });
});

describe('packages of an older commit', () => {
  const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
  const react = { version: '19.0.0', integrity: 'a' };

  it('are shared when ours hold all of them in the same version', () => {
    const ours = lock({
      '': { name: 'x' },
      'node_modules/react': react,
      'node_modules/new': { version: '1.0.0' },
    });
    expect(sharesPackages(ours, lock({ '': { name: 'y' }, 'node_modules/react': react }))).toBe(true);
    expect(sharesPackages(ours, lock({ 'node_modules/@footlight/old': { link: true } }))).toBe(true);
    expect(sharesPackages(ours, lock({ 'node_modules/react': { ...react, version: '18.0.0' } }))).toBe(false);
    expect(sharesPackages(ours, lock({ 'node_modules/react': { ...react, integrity: 'b' } }))).toBe(false);
    expect(sharesPackages(ours, lock({ 'node_modules/gone': react }))).toBe(false);
  });
});
