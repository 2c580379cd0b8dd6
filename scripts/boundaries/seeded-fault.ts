import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import everything from '../../.dependency-cruiser.mjs';

/**
 * Writes the files into a temporary repository, checks it with this repository's import rules, or with another configuration, and returns the names of
 * the rules that it violates, each once, sorted.
 *
 * @param files source by path from the repository's root
 */
export const violatedRules = async (
  files: Record<string, string>,
  config = everything,
): Promise<string[]> => {
  const baseDir = mkdtempSync(join(tmpdir(), 'footlight-boundaries-'));
  try {
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(join(baseDir, dirname(path)), { recursive: true });
      writeFileSync(join(baseDir, path), source);
    }
    const { tsConfig: _, enhancedResolveOptions, ...options } = config.options;
    const { output } = await cruise(
      [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))],
      { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden } },
      { ...enhancedResolveOptions, symlinks: false },
    );
    const { violations } = (output as ICruiseResult).summary;
    return [...new Set(violations.map(({ rule }) => rule.name))].sort();
  } finally {
    rmSync(baseDir, { recursive: true, force: true });
  }
};
