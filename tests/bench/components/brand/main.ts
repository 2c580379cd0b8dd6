/**
 * One page of 1,000 cards and a way to give it another brand: `?subject=footlight`, `plain` or `plain-skips`, and with
 * `&cards=composed` those that a stranger composes of primitives.
 */
import '../src/page.css';
import './composed.css';
import { brandStyleSheet } from '@footlight/theme';
import { makeCards } from '../src/content.ts';
import { repeat, timed } from '../src/measure.ts';
import { brands } from './brands.ts';

const query = new URLSearchParams(location.search);
const name = query.get('subject') ?? '';
const page = document.documentElement;
const container = document.createElement('div');
document.body.append(container);

/** Ours: all brands are loaded, and the page says which one it has. */
function byAttribute(): (index: number) => void {
  const sheet = document.createElement('style');
  sheet.textContent = brands
    .map((brand, index) => brandStyleSheet(brand, { selector: `[data-brand="${index}"]` }))
    .join('\n');
  document.head.append(sheet);
  return (index) => page.setAttribute('data-brand', String(index));
}

/** Plain DOM: the same variables with the same values, set one by one. */
function byVariables(): (index: number) => void {
  const variables = brands.map((brand) => {
    const [, declarations = ''] = brandStyleSheet(brand).match(/^:root\{([^}]*)\}/) ?? [];
    const scheme = brand.forceDark ? 'dark' : 'light dark';
    return [
      ...declarations.split(';').map((one) => one.split(/:(.*)/s).slice(0, 2)),
      ['color-scheme', scheme],
    ];
  });
  return (index) => {
    for (const [variable = '', value = ''] of variables[index] ?? []) page.style.setProperty(variable, value);
  };
}

async function load() {
  if (name === 'footlight') return { ...(await import('../src/subjects/footlight.tsx')), use: byAttribute() };
  const plain = await import('../src/subjects/plain.ts');
  await import('./plain.css');
  page.classList.toggle('skips', name === 'plain-skips');
  return { ...plain, use: byVariables() };
}

const { subject, use } = await load();
use(0);
await subject.start(container);
if (query.get('cards') === 'composed') subject.composed(makeCards(1000));
else subject.cards(makeCards(1000));
await document.fonts.ready;

let turn = 0;
const next = () => use(++turn % brands.length);

declare global {
  interface Window {
    switchBrands: () => Promise<number>;
    isReady?: boolean;
  }
}
/** Milliseconds from the switch to the end of the frame that shows it; the median of some. */
window.switchBrands = () => repeat(10, () => timed(next));
window.isReady = true;
