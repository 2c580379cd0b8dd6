// Serves the build: the page rendered by Node, everything else as it is. Says its port on the first line.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist/server/entry-server.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.html': 'text/html' };
const fileOf = (path) => new URL(`./dist${path}`, import.meta.url);

const page = async () => {
  const [template, { html, brand }] = await Promise.all([readFile(fileOf('/index.html'), 'utf8'), render()]);
  return template.replace('<!--app-->', () => html).replace('<!--brand-->', () => brand);
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const isPage = pathname === '/';
    const body = isPage ? await page() : await readFile(fileOf(pathname));
    response.writeHead(200, { 'content-type': types[isPage ? '.html' : extname(pathname)] ?? 'text/plain' });
    response.end(body);
  } catch (error) {
    response.writeHead(error?.code === 'ENOENT' ? 404 : 500).end(String(error));
  }
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(server.address().port));
