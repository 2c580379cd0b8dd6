export const ROOT: string;
export const TSC: string;
export interface RunOptions {
  env?: Record<string, string>;
  quiet?: boolean;
}
export interface RunResult {
  code: number;
  output: string;
  seconds: number;
}
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
export function must(
  label: string,
  command: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<RunResult>;
export function bin(name: string): string;
