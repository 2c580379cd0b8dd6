import { join } from 'node:path';
import ts from 'typescript';
import { modulesOf, published } from './published.mjs';
import { ROOT } from './run.mjs';

const API = join(ROOT, 'apps/api/src');

/** Whether a file is the platform's code, and no test of it. */
export const isPlatformSource = (file: string): boolean =>
  file.startsWith(API) && !/\.test\.ts$|\/testing\/|\/test-[^/]+\.ts$/.test(file);

let program: ts.Program | undefined;

/** The published packages and the platform in one program, created once because that takes seconds. */
export const sourceProgram = (): ts.Program => {
  if (program) return program;
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['apps/api/src'] },
    ts.sys,
    ROOT,
  );
  const entries = published.flatMap((name) =>
    modulesOf(name).map(({ source }) => join(ROOT, 'packages', name, source)),
  );
  program = ts.createProgram([...entries, ...fileNames.filter(isPlatformSource)], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  return program;
};
