/** Words of the command line. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const HELP = `npm run visual -- [options]

Compares the picture of every story between a commit and the files as they are now.

  --against <ref>      the commit before; without it, where this branch left main
                       (on main: the last commit if files were changed since, else the one before it)
  --only <patterns>    ids of stories and docs pages, such as "ui-button*,room-chat-chat--default"
  --modes <names>      of .storybook/modes.ts, with commas, or "docs pages"; "all" takes every one
  --count              prints the pictures of a full build by mode, and takes none
  --workers <number>   pages that draw at the same time
  --fresh              draws the commit before again instead of taking kept pictures
  --approve <reason>   approves the differences of the last run (with --only and --modes: some of them)
  --prune              takes approvals that the last run found stale out of the file
  --help

Ends with 0 if nothing differs without approval, with 1 if something does, with 2 if it could not be found out.`;

export interface Options {
  against?: string;
  only?: string;
  modes?: string;
  workers: number;
  fresh: boolean;
  count: boolean;
  approve?: string;
  prune: boolean;
  help: boolean;
}

/** @throws Error in words for the terminal */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string' },
      only: { type: 'string' },
      modes: { type: 'string' },
      workers: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      count: { type: 'boolean', default: false },
      approve: { type: 'string' },
      prune: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const workers = values.workers === undefined ? Math.min(4, availableParallelism()) : Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1 || workers > 32) {
    throw new Error(`--workers takes a whole number from 1 to 32, not "${values.workers}".`);
  }
  return { ...values, workers };
}
