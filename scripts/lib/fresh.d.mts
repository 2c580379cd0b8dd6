/** Each does its work unless its inputs are those of the last time, and says whether it did. */
export function ensurePackages(): Promise<boolean>;
export function ensureStorybook(): Promise<boolean>;
export function ensureProduct(): Promise<boolean[]>;
/** The folder of a recording of the platform, made now unless it is of this state of the code. */
export function ensureRecording(kind: 'demo' | 'stories'): Promise<string>;
export function checkRoom(folder: string, megabytes: number): void;
