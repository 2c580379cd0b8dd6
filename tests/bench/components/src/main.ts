import './page.css';
import { runAll } from './measure.ts';
import type { GridKit } from './react-subject.tsx';
import type { Subject } from './subject.ts';

const subjects: Record<string, () => Promise<{ subject: Subject }>> = {
  plain: () => import('./subjects/plain.ts'),
  footlight: () => import('./subjects/footlight.tsx'),
  'react-aria': () => import('./subjects/react-aria.tsx'),
  'radix-themes': () => import('./subjects/radix-themes.tsx'),
  mui: () => import('./subjects/mui.tsx'),
  mantine: () => import('./subjects/mantine.tsx'),
  antd: () => import('./subjects/antd.tsx'),
  chakra: () => import('./subjects/chakra.tsx'),
};

/** The same page with nothing but the grids, to weigh its scripts: `&grid`. */
const grids: Record<string, () => Promise<{ grid: GridKit }>> = {
  footlight: () => import('./grid/footlight.tsx'),
  'react-aria': () => import('./grid/react-aria.tsx'),
};
const loadGrid = async (name: string) => {
  const load = grids[name];
  if (!load) throw new Error(`There is no grid page of "${name}".`);
  const [{ grid }, { gridSubject }] = await Promise.all([load(), import('./react-subject.tsx')]);
  return { subject: gridSubject(grid) };
};

declare global {
  interface Window {
    bench: () => ReturnType<typeof runAll>;
    ready?: boolean;
    subject?: Subject;
  }
}

const query = new URLSearchParams(location.search);
const name = query.get('subject') ?? '';
const load = subjects[name];
if (!load) throw new Error(`There is no subject "${name}".`);
const { subject } = query.has('grid') ? await loadGrid(name) : await load();
const container = document.createElement('div');
document.body.append(container);
await subject.start(container);
await document.fonts.ready;
window.subject = subject;
window.bench = () => runAll(subject);
window.ready = true;
