import { fileProblem } from '../file-drop/file-rules.ts';

/** Spec 1 §5, in the order of the checks. */
export type AvatarProblem = 'count' | 'not_image' | 'type';

/** Beyond the specification also AVIF, as everywhere on the site. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Why these files are not accepted; null for exactly one picture of {@link avatarTypes}. */
export function avatarProblem(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): AvatarProblem | null {
  if (files.length !== 1) return 'count';
  if (fileProblem(files, { accept: ['image/*'] })) return 'not_image';
  return fileProblem(files, { accept: avatarTypes }) ? 'type' : null;
}
