import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** An i18next with these English texts by namespace. */
export const createTexts = (resources) => {
  const texts = createInstance();
  texts.use(initReactI18next).init({ lng: 'en', ns: Object.keys(resources), resources: { en: resources } });
  return texts;
};
