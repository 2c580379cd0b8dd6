export const published: readonly string[];
export const SOURCE: string;
export interface PackageManifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
}
export function manifestOf(name: string): PackageManifest;
export function modulesOf(name: string): { subpath: string; source: string }[];
export function entriesOf(name: string): string[];
