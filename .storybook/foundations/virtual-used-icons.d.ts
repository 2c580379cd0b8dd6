declare module 'virtual:used-icons' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
}
