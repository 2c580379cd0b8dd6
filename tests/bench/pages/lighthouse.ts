import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../../scripts/lib/browser.ts';

const BIN = new URL('node_modules/lighthouse/cli/index.js', import.meta.url).pathname;

export interface Report {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  tbt: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** Bytes that the page loaded, compressed. */
  bytes: number;
}

interface Result {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** One run of Lighthouse with its own settings: a phone on slow 4G, processor four times slower. */
const once = async (url: string): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      process.execPath,
      [
        BIN,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Result;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      tbt: Math.round(value('total-blocking-time')),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
      bytes: value('total-byte-weight'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const medianOf = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of some runs, figure by figure. */
export const lighthouse = async (url: string, runs: number): Promise<Report> => {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await once(url));
  const [first] = reports;
  if (!first) throw new Error('Lighthouse needs at least one run.');
  const names = Object.keys(first) as (keyof Report)[];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(reports.map((report) => report[name]))]),
  ) as unknown as Report;
};

export const reportLine = (name: string, report: Report): string =>
  `${name.padEnd(24)} performance ${report.performance}, accessibility ${report.accessibility}, best practices ${report.bestPractices}, SEO ${report.seo}; TBT ${report.tbt} ms, FCP ${report.fcp} ms, LCP ${report.lcp} ms, CLS ${report.cls}, ${(report.bytes / 1024).toFixed(0)} KiB\n`;
