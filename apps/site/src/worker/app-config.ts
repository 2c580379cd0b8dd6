import type { Language } from '@footlight/contract';

/** The settings that the server writes at the top of the service worker's script. A change creates a new worker. */
export interface AppConfig {
  /** Changes with the offline pages. */
  release: string;
  /** False: the worker deletes what it keeps and unregisters itself. */
  isOn: boolean;
  /** The offline page of each language. */
  pages: Partial<Record<Language, string>>;
  /** Paths of the style sheets of these pages. Their names hold a hash of their content. */
  styles: readonly string[];
}

/** The global that holds it. */
export const APP_CONFIG = 'footlightApp';
