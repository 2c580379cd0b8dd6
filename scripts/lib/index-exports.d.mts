/** The names between the braces of an import or export, as they are written: `type ButtonProps`. */
export function listedNames(text: string): string[];

export function isTypeName(name: string): boolean;

/** What an index exports from each file, by its source. Paths are relative to it: `./chat/chat/chat.tsx`. */
export function exportsIn(index: string): { file: string; names: string[] }[];
