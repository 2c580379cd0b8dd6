// `npm run new component`: makes a component with its story, docs and test. Asks for package and name, or takes them:
// `npm run new component ui star-rating`.
import { createInterface } from 'node:readline/promises';
import { bin, must, ROOT } from './lib/run.mjs';
import { packages } from './new/component-files.ts';
import { isPackage, nameProblem, writeComponent } from './new/write-component.ts';

const USAGE = `npm run new component [package] [name]\n  package: ${Object.keys(packages).join(', ')}\n  name: kebab-case, such as star-rating`;

/** Asks until the answer is good. */
async function ask(question: string, problemOf: (answer: string) => string | undefined): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(USAGE);
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (await line.question(question)).trim();
      const problem = problemOf(answer);
      if (problem === undefined) return answer;
      console.log(`  ${problem}`);
    }
  } finally {
    line.close();
  }
}

const [kind, givenPackage, givenName] = process.argv.slice(2);
try {
  if (kind !== 'component') throw new Error(USAGE);
  const list = Object.keys(packages).join(', ');
  const of =
    givenPackage ??
    (await ask(`Package (${list}): `, (one) => (isPackage(one) ? undefined : `One of ${list}.`)));
  const name = givenName ?? (await ask('Name, such as star-rating: ', (one) => nameProblem(ROOT, of, one)));
  const files = writeComponent(ROOT, of, name);
  // How lines are broken depends on the length of the name.
  await must('formatted', bin('biome'), ['check', '--write', ...files]);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Next:
  npm run storybook           it is there already
  npm run docs                writes docs/api
  npm run sizes -- --update   gives it a budget
  npm run changeset           says to users that it is there
Fill in what designers read, in ${name}.docs.ts; a test finds what was left.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
