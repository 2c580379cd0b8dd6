import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.woff2': 'font/woff2',
};

/** A host that only has files: folders lead to their index.html, and unknown addresses answer 404 without a page. */
export async function serveFiles(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const asked = join(folder, normalize(decodeURIComponent(pathname)));
    try {
      const isFolder = (await stat(asked)).isDirectory();
      const file = isFolder ? join(asked, 'index.html') : asked;
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(await readFile(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { url: `http://localhost:${typeof address === 'object' ? address?.port : 0}`, server };
}
