import { commonLocales, extraLocales, uiLocales } from '@footlight/ui';

/** The texts of @footlight/ui by namespace: plain objects, which a server can send to a browser. */
export async function loadTexts() {
  const [ui, common, extra] = await Promise.all([uiLocales.en(), commonLocales.en(), extraLocales.en()]);
  return { ui, common, extra };
}
