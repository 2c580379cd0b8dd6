export const journeys: Readonly<Record<string, readonly string[]>>;
export const ofNoArea: readonly string[];
export function journeysOf(files: readonly string[]): readonly string[] | 'all';
