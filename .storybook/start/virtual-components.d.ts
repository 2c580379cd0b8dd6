declare module 'virtual:components' {
  export const components: readonly import('./component-list.ts').ListedComponent[];
}
