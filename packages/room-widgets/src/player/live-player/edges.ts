/** A stream on one edge server: all its files are below `prefix` and need `token`. */
export interface Edge {
  prefix: string;
  token: string | null;
}

/** The edge of a URL `{edge}/{stream_name}/master.m3u8?token={token}`. Relative URLs resolve against the page. */
export const edgeOf = (address: string, page: string): Edge => {
  const url = new URL(address, page);
  const prefix = `${url.origin}${url.pathname.split('/').slice(0, -2).join('/')}`;
  return { prefix, token: url.searchParams.get('token') };
};

/**
 * Rewrites a stream URL to the current edge and token, because an older playlist names the edge and token of its time.
 * Returns URLs outside all edges unchanged.
 */
export const onEdge = (address: string, edges: readonly Edge[], current: Edge, page: string): string => {
  const url = new URL(address, page);
  const whole = `${url.origin}${url.pathname}`;
  const [found] = edges
    .filter(({ prefix }) => whole.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (!found) return address;
  const moved = new URL(current.prefix + whole.slice(found.prefix.length));
  moved.search = url.search;
  if (current.token !== null) moved.searchParams.set('token', current.token);
  return moved.href;
};
