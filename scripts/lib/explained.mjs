// Turns the usual failures of a machine into one sentence that says what to do.

/** What programs say when they cannot reach the npm registry; the last is npm's own with `--offline`. */
export const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request to|ENOTCACHED/i;

const ways = [
  [/ENOSPC|no space left/i, 'The disk is full. Free some space, then run the command again.'],
  [
    /EROFS|read-only file system/i,
    'This folder is read-only. Copy the repository to a folder that you can write to, then run the command there.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'This user may not write here. Change the owner of the folder and of the npm cache, then run the command again.',
  ],
  [
    /ENOTEMPTY/i,
    'Another program changes this folder, such as a second npm. Wait until it has ended, then run the command again.',
  ],
  [
    UNREACHABLE,
    'The npm registry cannot be reached. Connect this machine, or set its proxy with "npm config set proxy", then run the command again.',
  ],
  [
    /can only install packages when your package.json and package-lock.json/i,
    'package-lock.json does not fit package.json. Run "npm install", then run the command again.',
  ],
];

/**
 * The sentence that names the way out, if the failure is a known one.
 *
 * @param {string} text an error's message and code, or the output of a program that failed
 * @returns {string | undefined}
 */
export const wayOut = (text) => ways.find(([pattern]) => pattern.test(text))?.[1];

/** One sentence for the terminal: the way out, else the error's message. */
export const explained = (error) => {
  if (!(error instanceof Error)) return String(error);
  return wayOut(`${error.code ?? ''} ${error.message}`) ?? error.message;
};
