import { ApiError } from '@footlight/client';
import type { BrowseUser, Language } from '@footlight/contract';
import { createContext, useContext } from 'react';
import type { Namespace } from '../i18n/namespaces.ts';

/** A failed read as serialisable data for the page. */
export interface BootError {
  type: ApiError['type'];
  status: number;
  message: string;
  suggestions: readonly string[];
  rooms: readonly BrowseUser[];
}

/** Data of the server's render that the browser needs to hydrate. Public: the same for every visitor. */
export interface Boot {
  language: Language;
  namespaces: readonly Namespace[];
  /** The visitor's choice, from a cookie; null follows the system. */
  scheme: 'light' | 'dark' | null;
  /** For libraries that add a `<style>` element. */
  styleNonce: string;
  /** Answers by cache key. */
  fallback: Record<string, unknown>;
  errors: Record<string, BootError>;
  /** Modules that must be loaded before hydration, besides the page's own. */
  parts: readonly string[];
  /** Style sheets of the page's head. */
  head: {
    styles: readonly string[];
    /** The font of the text, loaded with the style sheets, so that nothing moves when it arrives. */
    font: string | null;
    brand: string;
    /** The operator's own style sheet. */
    operator: string | null;
    themeColors: readonly [string, string];
  };
}

/** Id of the element with the page's data, as JSON. */
export const BOOT_ELEMENT = 'boot';

const Context = createContext<Boot | null>(null);
export const BootProvider = Context.Provider;
export const useBoot = (): Boot => {
  const boot = useContext(Context);
  if (!boot) throw new Error('useBoot must be used inside BootProvider.');
  return boot;
};

export const toBootError = ({ type, status, message, suggestions, rooms }: ApiError): BootError => ({
  type,
  status,
  message,
  suggestions,
  rooms,
});

export const fromBootError = ({ type, status, message, suggestions, rooms }: BootError): ApiError =>
  new ApiError(type, status, message, { suggestions: [...suggestions], alternativeUserList: [...rooms] });
