/** Where one edge server has this stream: everything of it lies below `prefix` and needs `token`. */
export interface Edge {
  prefix: string;
  token: string | null;
}

/** The edge of an address `{edge}/{stream_name}/master.m3u8?token={token}`; relative ones lie on the page's origin. */
export const edgeOf = (address: string, page: string): Edge => {
  const url = new URL(address, page);
  const prefix = `${url.origin}${url.pathname.split('/').slice(0, -2).join('/')}`;
  return { prefix, token: url.searchParams.get('token') };
};

/**
 * A request of a stream on another of its edges and under the newest token: a playlist read a while ago names the
 * edge and the token of then. What lies on none of the edges is left alone.
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
