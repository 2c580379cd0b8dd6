export type FileProblem = 'count' | 'type' | 'size';

export interface FileRules {
  /** As in the `accept` of an input: `image/*`, `video/mp4` or `.pdf`. Empty takes all. */
  accept?: readonly string[] | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  multiple?: boolean | undefined;
}

interface FileLike {
  name: string;
  type: string;
  size: number;
}

const fits = (file: FileLike, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
};

const isTyped = (file: FileLike, accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((rule) => fits(file, rule));

/** The files that break the rules of type or size. */
export const misfits = <F extends FileLike>(files: readonly F[], rules: FileRules): F[] => {
  const { accept = [], maxSize = Number.POSITIVE_INFINITY } = rules;
  return files.filter((file) => !isTyped(file, accept) || file.size > maxSize);
};

/** The first rule that the files break; null if all are accepted. Browsers do not check dropped files. */
export function fileProblem(files: readonly FileLike[], rules: FileRules): FileProblem | null {
  const { accept = [], maxSize = Number.POSITIVE_INFINITY, multiple = false } = rules;
  if (!multiple && files.length > 1) return 'count';
  if (!files.every((file) => isTyped(file, accept))) return 'type';
  return files.some(({ size }) => size > maxSize) ? 'size' : null;
}

/** Whether some are photos as iPhones store them, by name or type. Browsers know no type for them on most systems. */
export const hasHeic = (files: readonly Pick<FileLike, 'name' | 'type'>[]): boolean =>
  files.some(({ name, type }) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name));

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "12 MB" in the user's language, in steps of 1,000 like operating systems. */
export function fileSize(bytes: number, language: string): string {
  const sane = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  const step = Math.min(units.length - 1, sane < 1 ? 0 : Math.floor(Math.log10(sane) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(sane / 1000 ** step);
}
