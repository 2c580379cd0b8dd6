/**
 * The program of the isolated frame, the only place that calls a vendor's local interface. Vendors answer with scripts
 * (JSONP), which run here in a sandbox with an opaque origin, without access to page, session and storage.
 *
 * The server sends the function's source text, so it must not use anything outside itself.
 */
export const toyFrame = (vendorOrigin: string, pageOrigin: string): void => {
  const ANSWERS_WITHIN_MS = 4_000;
  let port: MessagePort | null = null;
  let calls = 0;
  const tell = (message: object): void => port?.postMessage(message);

  /** One call of the vendor's interface. Resolves with the argument of its callback; rejects without an answer. */
  const call = (path: string, query: Record<string, string>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1;
      const name = `answer${calls}`;
      const script = document.createElement('script');
      const callbacks = globalThis as unknown as Record<string, unknown>;
      const end = () => {
        clearTimeout(timer);
        delete callbacks[name];
        script.remove();
      };
      const fail = () => {
        end();
        reject(new Error('silent'));
      };
      const timer = setTimeout(fail, ANSWERS_WITHIN_MS);
      callbacks[name] = (answer: unknown) => {
        end();
        resolve(answer);
      };
      script.onerror = fail;
      script.src = `${vendorOrigin}/${path}?${new URLSearchParams({ ...query, callback: name })}`;
      document.head.append(script);
    });

  const record = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

  /** `{data: {id: {id, name, battery, status}}}`, as vendors answer. */
  const readToys = (answer: unknown): object[] =>
    Object.values(record(record(answer).data))
      .slice(0, 20)
      .map(record)
      .map((toy) => ({
        id: String(toy.id).slice(0, 64),
        name: String(toy.name ?? '').slice(0, 64),
        battery: Number.isInteger(toy.battery) ? toy.battery : null,
        isConnected: Number(toy.status) === 1,
      }));

  const onOrder = (order: unknown): void => {
    const { type, turn, level, seconds } = record(order);
    const silent = () => tell({ type: 'silent' });
    if (type === 'list') {
      call('GetToys', {}).then((answer) => tell({ type: 'toys', toys: readToys(answer) }), silent);
    } else if (type === 'vibrate') {
      const isLevel = Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 20;
      const isTime = Number.isInteger(seconds) && Number(seconds) > 0 && Number(seconds) <= 120;
      if (!isLevel || !isTime || !Number.isInteger(turn)) return;
      call('Vibrate', { v: String(level), sec: String(seconds) }).then(
        () => tell({ type: 'moved', turn }),
        silent,
      );
    }
  };

  addEventListener('message', (event) => {
    // Accepts one channel, and only from the parent page of the site's own origin.
    if (port || event.source !== parent || event.origin !== pageOrigin || event.data !== 'toy-frame') return;
    port = event.ports[0] ?? null;
    if (!port) return;
    port.onmessage = ({ data }) => onOrder(data);
    tell({ type: 'ready' });
  });
};
