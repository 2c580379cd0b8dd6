declare module 'virtual:token-uses' {
  export const uses: Readonly<Record<string, readonly string[]>>;
}
