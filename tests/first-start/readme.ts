/** The commands that the README tells a newcomer to run, as they stand there. */
export function readmeCommands(readme: string): string[] {
  const [, section = ''] = /^## Two commands$([\s\S]*?)^## /m.exec(readme) ?? [];
  const [, block = ''] = /^```sh\n([\s\S]*?)^```/m.exec(section) ?? [];
  return block
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** The addresses in the output of a start. */
export const addressesIn = (output: string): string[] => [
  ...new Set([...output.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address)),
];

/** What nobody should see at a start. */
export const complaintsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /^\s+at .+:\d+|cannot find|error|warn|failed|deprecat/i.test(line));
