import { ApiError, type Client, errorFromAnswer } from '@footlight/client';
import { UPLOAD_PATH } from '@footlight/contract';
import type { HttpResponse, Upload } from 'tus-js-client';

/** A file that this tab sends. */
export interface UploadTask {
  /** Identifies the task in this tab. */
  key: string;
  itemId: number;
  /** The platform's id, once it has registered the upload. */
  fileId: string | null;
  name: string;
  size: number;
  /** Bytes that the platform has. */
  sent: number;
  state: 'waiting' | 'sending' | 'paused' | 'failed';
  /** Why it failed; `network` after many attempts to reach the platform. */
  problem: ApiError | null;
}

/** Small pieces: after a cut, at most one is sent again, and no proxy's limit of a body is reached. */
const CHUNK = 8 * 1024 * 1024;
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
const AT_ONCE = 2;

interface Entry extends UploadTask {
  file: File;
  upload: Upload | null;
}

/** The refusal of the platform; without an answer it could not be reached. */
function problemOf(response: HttpResponse | null): ApiError {
  if (response === null) return new ApiError('network', 0, 'The platform could not be reached.');
  const text = response.getBody();
  return errorFromAnswer(response.getStatus(), text.startsWith('{') ? JSON.parse(text) : null);
}

/**
 * Sends files, some at a time. It belongs to the tab, not to a page: uploads continue while the broadcaster looks at
 * others.
 */
function createUploadQueue() {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  const doneListeners = new Set<() => void>();
  let shown: readonly UploadTask[] = [];
  let keys = 0;

  const tell = () => {
    shown = entries.map(({ file: _file, upload: _upload, ...task }) => task);
    for (const listener of listeners) listener();
  };
  const change = (entry: Entry, changes: Partial<UploadTask>) => {
    Object.assign(entry, changes);
    tell();
  };
  const remove = (entry: Entry) => {
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
    tell();
  };

  const next = (api: Client) => {
    const waiting = entries.find(({ state }) => state === 'waiting');
    if (!waiting || entries.filter(({ state }) => state === 'sending').length >= AT_ONCE) return;
    change(waiting, { state: 'sending', problem: null });
    void send(api, waiting);
    next(api);
  };

  const send = async (api: Client, entry: Entry) => {
    const { Upload } = await import('tus-js-client');
    // Paused or cancelled while the library was loading.
    if (entry.state !== 'sending') return;
    const upload = new Upload(entry.file, {
      endpoint: UPLOAD_PATH,
      ...(entry.fileId === null ? {} : { uploadUrl: `${UPLOAD_PATH}/${entry.fileId}` }),
      chunkSize: CHUNK,
      retryDelays: RETRY_MS,
      // The platform knows which uploads are incomplete, including those from another browser.
      storeFingerprintForResuming: false,
      metadata: { item: String(entry.itemId), filename: entry.name },
      async onBeforeRequest(request) {
        const { csrf } = await api('GET /site_config', { query: {} });
        request.setHeader('X-CSRF-Token', csrf ?? '');
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
      },
      onUploadUrlAvailable: () => change(entry, { fileId: upload.url?.split('/').at(-1) ?? null }),
      onProgress: (sent) => change(entry, { sent }),
      onSuccess: () => {
        remove(entry);
        for (const listener of doneListeners) listener();
        next(api);
      },
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        change(entry, { state: 'failed', problem: problemOf(response) });
        next(api);
      },
    });
    entry.upload = upload;
    upload.start();
  };

  const find = (key: string) => entries.find((entry) => entry.key === key);
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tasks: () => shown,
    /** Called after each file that is complete. */
    onDone(listener: () => void) {
      doneListeners.add(listener);
      return () => doneListeners.delete(listener);
    },
    /** `fileId`: continues this upload of the platform. */
    add(api: Client, file: File, { itemId, fileId = null }: { itemId: number; fileId?: string | null }) {
      keys += 1;
      const common = { key: String(keys), itemId, fileId, name: file.name, size: file.size };
      entries.push({ ...common, sent: 0, state: 'waiting', problem: null, file, upload: null });
      tell();
      next(api);
    },
    pause(api: Client, key: string) {
      const entry = find(key);
      if (!entry) return;
      void entry.upload?.abort();
      change(entry, { state: 'paused' });
      next(api);
    },
    /** Sends the rest of a paused or failed file. */
    resume(api: Client, key: string) {
      const entry = find(key);
      if (!entry || entry.state === 'sending') return;
      change(entry, { state: 'waiting', problem: null });
      next(api);
    },
    /** Stops sending; the platform's part is deleted by the caller. */
    drop(api: Client, key: string) {
      const entry = find(key);
      if (!entry) return;
      void entry.upload?.abort();
      change(entry, { state: 'paused' });
      remove(entry);
      next(api);
    },
  };
}

export const uploadQueue = createUploadQueue();
