import { BOOT_ELEMENT } from '../../../apps/site/src/shell/boot/boot.ts';
import { type PageElement, parsePage } from '../../html/parsed-page.ts';
import { EVIL, type FuzzedRequest, MARK } from './requests.ts';

export interface Answer {
  status: number;
  /** Names and values, in turns. */
  rawHeaders: readonly string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

const LINKS = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcdoc', 'xlink:href', 'ping'];
/** The parser of addresses in browsers removes tabs, line breaks and leading control characters. */
const isScript = (address: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(address.replaceAll(/[\t\r\n]/g, '').replace(/^[\0- ]+/, ''));
const PREVIEW_COOKIE =
  /^fl_brand_preview=(?:[\w-]{1,800}\.[\w-]{20,100})?; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax(?:; Secure)?$/;

/** Whether an address, as a browser reads it on the page, leads to the attacker's host. */
const isEvil = (address: string, page: string): boolean => {
  if (!URL.canParse(address, page)) return false;
  const { hostname, href } = new URL(address, page);
  return hostname.endsWith(EVIL) && !href.startsWith(`${new URL(page).origin}/`);
};

const elementWrong = ({ name, attributes, text }: PageElement, page: string): string[] => {
  const wrong: string[] = [];
  if (name.includes(MARK)) wrong.push(`element <${name}>`);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.includes(MARK)) wrong.push(`attribute ${key} of <${name}>`);
    if (/^on/i.test(key)) wrong.push(`handler ${key} of <${name}>`);
    if (key === 'style' && value.includes(MARK)) wrong.push(`style of <${name}>`);
    if (!LINKS.includes(key)) continue;
    if (isScript(value)) wrong.push(`${key} of <${name}> runs ${value.slice(0, 60)}`);
    if (isEvil(value, page)) wrong.push(`${key} of <${name}> leads to ${value.slice(0, 60)}`);
  }
  if (name === 'style' && text.includes(MARK)) wrong.push('text of <style>');
  if (name === 'meta' && attributes['http-equiv'] !== undefined)
    wrong.push('a meta element that acts as a header');
  if (name === 'base') wrong.push('a base element');
  return wrong;
};

/** Problems of the scripts: data must be JSON without a sign that could end it, and one script starts the page. */
const scriptsWrong = (scripts: readonly PageElement[], isEnterPage: boolean): string[] => {
  const isData = ({ attributes }: PageElement) => /^application\/(?:ld\+)?json$/.test(attributes.type ?? '');
  const wrong = scripts.filter(isData).flatMap(({ text, attributes }) => {
    if (text.includes('<')) return [`a tag in the data ${attributes.id ?? 'for search engines'}`];
    try {
      JSON.parse(text);
      return [];
    } catch {
      return [`broken data ${attributes.id ?? 'for search engines'}`];
    }
  });
  const run = scripts.filter((script) => !isData(script));
  for (const { attributes, text } of run) {
    const isBuilt = /^\/assets\/[\w.-]+\.js$/.test(attributes.src ?? '') && text === '';
    if (!isBuilt && (!isEnterPage || text.includes(MARK)))
      wrong.push(`script ${attributes.src ?? text.slice(0, 60)}`);
  }
  if (run.length !== 1) wrong.push(`${run.length} scripts that run`);
  if (!isEnterPage && !scripts.some(({ attributes }) => attributes.id === BOOT_ELEMENT))
    wrong.push('no boot data');
  return wrong;
};

const htmlWrong = (answer: Answer, page: string): string[] => {
  const policy = String(answer.headers['content-security-policy'] ?? '');
  const isEnterPage = policy.includes('frame-ancestors *');
  const { elements, comments, all } = parsePage(answer.body);
  return [
    ...(policy === '' ? ['no content security policy'] : []),
    ...(policy.includes(MARK) ||
    /unsafe-(?:inline'? *;|eval)/.test(policy.replace(/style-src-attr[^;]*;/, ''))
      ? [`policy ${policy}`]
      : []),
    ...(answer.headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    ...elements.flatMap((element) => elementWrong(element, page)),
    ...comments.filter((text) => text.includes(MARK)).map(() => 'a comment'),
    ...scriptsWrong(all('script'), isEnterPage),
  ];
};

/** The host that the server took the request for, behind a proxy that it trusts. */
const hostOf = ({ headers }: FuzzedRequest): string =>
  (headers['x-forwarded-host'] || headers.host || '').split(',')[0]?.trim() ?? '';

const headersWrong = (answer: Answer, page: string): string[] => {
  const wrong: string[] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const [name = '', text = ''] = answer.rawHeaders.slice(at, at + 2);
    if (name.toLowerCase().includes(MARK)) wrong.push(`header ${name}`);
    if (/[^\t\x20-\x7e]/.test(text)) wrong.push(`characters of the header ${name}`);
    if (/^set-cookie$/i.test(name) && !PREVIEW_COOKIE.test(text)) wrong.push(`cookie ${text.slice(0, 100)}`);
    if (/^(?:link|refresh|access-control-allow-origin)$/i.test(name))
      wrong.push(`header ${name}: ${text.slice(0, 100)}`);
  }
  const { location } = answer.headers;
  const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  if (isRedirect !== (location !== undefined))
    wrong.push(`status ${answer.status} with location ${location}`);
  if (location !== undefined) {
    const to = String(location);
    const isHere = URL.canParse(to, page) && new URL(to, page).origin === new URL(page).origin;
    if (!isHere || !to.startsWith('/')) wrong.push(`redirect to ${to}`);
  }
  return wrong;
};

/** What is wrong with the answer to a request; the good result is empty. */
export const judge = (request: FuzzedRequest, answer: Answer): string[] => {
  const host = hostOf(request);
  const page = URL.canParse(`http://${host}/`) ? `http://${host}${request.target}` : 'http://localhost/';
  const type = String(answer.headers['content-type'] ?? '');
  const isHtml = type.startsWith('text/html') && answer.body !== '';
  return [
    ...(answer.status >= 500 ? [`status ${answer.status}: ${answer.body.slice(0, 200)}`] : []),
    ...headersWrong(answer, URL.canParse(page) ? page : 'http://localhost/'),
    ...(isHtml ? htmlWrong(answer, page) : []),
    ...(answer.body !== '' &&
    !isHtml &&
    !/^(?:text\/(?:plain|css)|application\/(?:(?:problem\+)?json|xml|javascript))/.test(type)
      ? [`content type "${type}"`]
      : []),
    ...(/^(?:text\/css|application\/xml)/.test(type) && answer.body.includes(MARK)
      ? [`the mark in ${type}`]
      : []),
  ];
};
