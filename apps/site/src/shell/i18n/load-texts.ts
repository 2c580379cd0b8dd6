import { getI18n } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/** Texts of a namespace for code outside React; loads them if necessary. Components call `useTexts`, which suspends. */
export const loadTexts = async <N extends Namespace>(namespace: N) => {
  const i18n = getI18n();
  await i18n.loadNamespaces([namespace]);
  return i18n.getFixedT(i18n.language, namespace);
};
