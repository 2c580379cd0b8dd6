export const published: readonly string[];
export const designed: readonly string[];
export const withComponents: readonly string[];
export function modulesOf(name: string): { subpath: string; source: string }[];
export function entriesOf(name: string): string[];
