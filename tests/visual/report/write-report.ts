/** Writes the report: one page with its pictures, which opens from disk without a server. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Judgement, keyOf, stops } from '../approvals.ts';
import type { StoryFinding } from '../findings.ts';
import type { Commit } from '../git.ts';

export interface ReportInput {
  commit: Pick<Commit, 'sha' | 'subject'>;
  modes: string[];
  findings: readonly StoryFinding[];
  judgement: Judgement;
  environment: string;
  /** Such as `120 s`. */
  took: string;
}

const SIDES = ['before', 'after', 'difference'] as const;

/** JSON that may stand in a script element, whatever the texts contain. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export function writeReport(folder: string, input: ReportInput): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const order = new Map<string, number>();
  for (const { story } of input.findings) if (!order.has(story)) order.set(story, order.size);
  const place = (finding: StoryFinding) => order.get(finding.story) ?? 0;
  // The modes of a story follow each other.
  const shown = input.findings
    .filter((finding) => finding.status !== 'same')
    .sort((a, b) => place(a) - place(b));
  const items = shown.map((finding) => {
    const { story, mode, title, name, status, note, pixels, width, height, boxes, view } = finding;
    const files = SIDES.flatMap((side) => {
      const png = finding[side];
      if (!png || png.length === 0) return [];
      const file = `pictures/${story}.${mode.replace(/[^\w-]+/g, '-')}.${side}.png`;
      writeFileSync(join(folder, file), png);
      return [[side, file]];
    });
    const approved = input.judgement.approved.get(keyOf(finding));
    return {
      story,
      mode,
      title,
      name,
      status: approved === undefined ? status : 'approved',
      was: status,
      stops: stops(finding, input.judgement.approved),
      note,
      approved,
      pixels,
      width,
      height,
      boxes,
      view: view ?? { width, height },
      files: Object.fromEntries(files) as Record<string, string>,
    };
  });
  const data = {
    before: { sha: input.commit.sha.slice(0, 10), subject: input.commit.subject },
    modes: input.modes,
    same: input.findings.length - shown.length,
    all: input.findings.length,
    environment: input.environment,
    took: input.took,
    stale: input.judgement.stale.map(({ approval, why }) => ({ ...approval, why })),
    items,
  };
  const page = own('page.html')
    .replace('/* style */', () => own('page.css'))
    .replace('"{{data}}"', () => safeJson(data))
    .replace('/* script */', () => own('page.js'))
    .replaceAll('{{before}}', () => escapeHtml(`${data.before.sha} ${data.before.subject}`));
  writeFileSync(join(folder, 'index.html'), page);
}
