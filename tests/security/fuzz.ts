// `npm run fuzz:css -- --runs 500000 [--seed 7]`: random style sheets against the second opinion.
import { checkOperatorCss } from '@footlight/theme/operator-css';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import { judge } from './oracle.ts';
import { sheets } from './sheets.ts';

const numberOf = (flag: string, without: number): number => {
  const at = process.argv.indexOf(`--${flag}`);
  return at === -1 ? without : Number(process.argv[at + 1]);
};
const numRuns = numberOf('runs', 500_000);
const seed = numberOf('seed', Date.now() % 2 ** 31);
const assetPrefix = '/uploads/demo/';
const started = performance.now();
let kept = 0;
fc.assert(
  fc.property(sheets, (source) => {
    const { css, report } = checkOperatorCss(source, { transform, assetPrefix });
    if (report.kept > 0) kept += 1;
    const wrong = [
      ...judge(css, assetPrefix),
      ...report.refused.filter(({ code }) => code === 'unreadable').map(({ what }) => what),
    ];
    if (wrong.length > 0) throw new Error(`${wrong.join('; ')}\n${css}`);
  }),
  { numRuns, seed },
);
process.stdout.write(
  `${numRuns} sheets, seed ${seed}: nothing wrong; of ${kept} something was kept (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
);
