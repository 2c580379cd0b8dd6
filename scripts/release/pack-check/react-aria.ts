// React Aria's test utilities on the page of the controls, which the packed packages made: by mouse, touch and keyboard.
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { ORIGIN, serveFiles } from './look.ts';

/** Bundled from the bare apps, where the utilities are installed. */
async function bundled(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'react-aria/src/harness.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'harness',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

export async function checkReactAria(browser: Browser, folder: string): Promise<string[]> {
  const content = await bundled(folder);
  const page = await browser.newPage({ locale: 'en-US' });
  const complaints: string[] = [];
  let tried = '';
  page.on('pageerror', (error) => void complaints.push(`${tried}: ${error}`));
  await serveFiles(page, join(folder, 'vite-app/dist'));
  /** Each begins on a page that was just loaded. */
  const load = async (): Promise<void> => {
    await page.goto(`${ORIGIN}/controls.html`);
    await page.waitForSelector('main');
    await page.addScriptTag({ content });
  };
  try {
    await load();
    for (const one of await page.evaluate<[name: string, way: string][]>('harness.tries')) {
      tried = `React Aria's utilities: ${one.join(' by ')}`;
      await load();
      const fault = await page.evaluate<string>(`harness.faultOf(${JSON.stringify(one)})`);
      if (fault) complaints.push(`${tried}: ${fault}`);
    }
    return complaints;
  } finally {
    await page.close();
  }
}
