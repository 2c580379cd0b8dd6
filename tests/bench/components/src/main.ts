import './page.css';
import { runAll } from './measure.ts';
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

declare global {
  interface Window {
    bench: () => ReturnType<typeof runAll>;
    ready?: boolean;
    subject?: Subject;
  }
}

const name = new URLSearchParams(location.search).get('subject') ?? '';
const load = subjects[name];
if (!load) throw new Error(`There is no subject "${name}".`);
const { subject } = await load();
const container = document.createElement('div');
document.body.append(container);
await subject.start(container);
await document.fonts.ready;
window.subject = subject;
window.bench = () => runAll(subject);
window.ready = true;
