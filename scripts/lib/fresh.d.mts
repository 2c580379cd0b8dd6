/** Each does its work unless its inputs are those of the last time, and says whether it did. */
export function ensurePackages(): Promise<boolean>;
export function ensureStorybook(): Promise<boolean>;
export function ensureProduct(): Promise<boolean[]>;
