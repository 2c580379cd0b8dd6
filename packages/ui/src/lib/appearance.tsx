import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** Spec 1 §3: the four appearances of a toast, used for banners too. */
export type Appearance = 'success' | 'error' | 'info' | 'warning';

export const appearanceIcons: Record<Appearance, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
};
