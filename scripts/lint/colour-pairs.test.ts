/** Text colours are used only on backgrounds for which the theme guarantees contrast. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isDeclared, pairsOf } from './colour-pairs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = [
  'packages/ui/src',
  'packages/room-widgets/src',
  'packages/billing-widgets/src',
  'packages/site-widgets/src',
  'packages/studio-widgets/src',
  'apps/site/src',
];

/** `folder: text on background`, each with the reason why the two never meet or need no contrast. */
const boxMark = 'The mark is drawn in the box, the words stand beside it.';
const lines = 'The ground is a hairline between items.';
const bar = 'The ground is the filled part of a bar or track; the words stand around it.';
const portrait = 'On wide windows the words stand on the portrait and are on-media, on phones beside it.';
const point = 'The ground is the point of somebody who is online; no words stand on it.';
const excuses: Record<string, string> = {
  'packages/ui/src/checkbox: on-primary on surface': 'The mark appears with the filled ground only.',
  'packages/ui/src/checkbox: danger-text on primary': boxMark,
  'packages/ui/src/checkbox: text-muted on primary': boxMark,
  'packages/ui/src/dropdown-menu: danger-text on border': lines,
  'packages/ui/src/dropdown-menu: text-muted on border': lines,
  'packages/ui/src/progress: text-muted on primary': bar,
  'packages/ui/src/progress: text-muted on success': bar,
  'packages/ui/src/progress: text-muted on warning': bar,
  'packages/ui/src/progress: text-muted on danger': bar,
  'packages/ui/src/lib: primary-text on primary': bar,
  'packages/ui/src/lib: danger-text on primary': bar,
  'packages/ui/src/lib: text-muted on primary': bar,
  'packages/ui/src/switch: text-muted on primary': bar,
  'packages/site-widgets/src/versus/versus-tournament-screen: text-muted on primary': bar,
  'packages/site-widgets/src/versus/versus-tournament-screen: text-muted on border-strong': bar,
  'packages/ui/src/switch: text-muted on text-muted': 'The ground is the thumb; the words stand beside it.',
  'packages/ui/src/switch: text-muted on on-primary': 'The ground is the thumb; the words stand beside it.',
  'packages/room-widgets/src/social/conversation: text-muted on border': lines,
  'packages/studio-widgets/src/schedule/schedule-screen: text-muted on primary': bar,
  'packages/site-widgets/src/ai/ai-chat-screen: text-muted on media': portrait,
  'packages/site-widgets/src/ai/ai-chat-screen: text-muted on media/0.7': portrait,
  'packages/site-widgets/src/ai/ai-chat-screen: on-media on surface': portrait,
  'packages/site-widgets/src/ai/ai-chat-screen: on-media on canvas': portrait,
  'packages/site-widgets/src/ai/ai-chat-screen: on-media on surface-sunken': portrait,
  'packages/room-widgets/src/cams/cam-share: text-muted on media':
    'The ground is under the pictures; the words stand below.',
  'packages/room-widgets/src/meet/meet-stage: text-muted on media':
    'The ground is under the pictures; the words stand below.',
  'packages/room-widgets/src/meet/meet-stage: text on media':
    'The ground is under the pictures; the words stand below.',
  'packages/room-widgets/src/watch-together/watch-player: text-muted on media':
    'The ground is under the video; the words stand below.',
  'packages/room-widgets/src/lib: text-muted on success': point,
  'packages/room-widgets/src/lib: danger-text on success': point,
  'packages/room-widgets/src/room/room-status-overlay: text-muted on media': 'All words stand on the card.',
};

const folders = new Map<string, string[]>();
for (const path of packages.flatMap((base) =>
  readdirSync(join(root, base), { recursive: true, encoding: 'utf8' }).map((file) => join(base, file)),
)) {
  if (!/\.tsx?$/.test(path) || /\.(stories|test|docs)\.tsx?$/.test(path) || path.includes('locales'))
    continue;
  const folder = dirname(path);
  folders.set(folder, [...(folders.get(folder) ?? []), readFileSync(join(root, path), 'utf8')]);
}
const found = [...folders].flatMap(([folder, sources]) => pairsOf(folder, sources));
const nameOf = ({ folder, text, ground }: (typeof found)[number]) => `${folder}: ${text} on ${ground}`;

describe('pairs of colours', () => {
  it('[BRAND-05] every role used as text is declared on every ground of its element and component', () => {
    // Nearly all components have text on a background; far fewer hits mean that the reader is broken.
    expect(found.length).toBeGreaterThan(60);
    const undeclared = found.filter((pair) => !isDeclared(pair)).map(nameOf);
    expect(undeclared.filter((name) => !excuses[name])).toEqual([]);
    // Unused excuses must be removed.
    expect(Object.keys(excuses).filter((name) => !undeclared.includes(name))).toEqual([]);
  });

  it.each([
    ['one element', ["'bg-primary-soft text-text-subtle'"]],
    ['a state over the resting text', ["'text-text-subtle hover:bg-danger-soft'"]],
    ['a state over the resting ground', ["'bg-primary data-[on=true]:text-text-muted'"]],
    ['an opacity that is no plate', ["'bg-media/40 text-on-media'"]],
    ['a component token', ["'bg-[var(--x-bg,var(--fl-primary))] text-(--fl-text)'"]],
    ['a child on the ground of its component', ['<p className="bg-inverse"><b className="text-text" /></p>']],
    ['another file of the folder', ["'bg-live p-2'", "'font-bold text-text-muted'"]],
  ])('finds %s', (_, sources) => {
    expect(pairsOf('x', sources).filter((pair) => !isDeclared(pair))).not.toEqual([]);
  });

  it.each([
    ['a pair that is declared', ["'bg-primary text-on-primary hover:bg-primary-hover'"]],
    ['states that bring both', ["'bg-surface text-text data-[on]:bg-primary data-[on]:text-on-primary'"]],
    ['sizes', ["'bg-primary text-sm text-center'"]],
    ['comments', ["// 'bg-primary text-text-subtle'\n/* 'bg-primary text-text-subtle' */"]],
  ])('does not complain of %s', (_, sources) => {
    expect(pairsOf('x', sources).filter((pair) => !isDeclared(pair))).toEqual([]);
  });
});
