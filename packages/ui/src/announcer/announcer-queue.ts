/** Milliseconds between two announcements: a busy room must not drown a screen reader. */
export const announcePause = 1000;

export interface QueueOptions {
  /** A later text of the same topic replaces a waiting one, for instance a count. */
  topic?: string;
}

export interface AnnouncerQueue {
  announce: (text: string, options?: QueueOptions) => void;
  stop: () => void;
}

const LIMIT = 5;

/**
 * Passes texts to `write`: the first at once, then at most one per second. Keeps at most five waiting texts and drops
 * the oldest.
 */
export function createAnnouncerQueue(write: (text: string) => void): AnnouncerQueue {
  let waiting: { text: string; topic: string | undefined }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    timer = undefined;
    const first = waiting.shift();
    if (!first) return;
    write(first.text);
    timer = setTimeout(next, announcePause);
  };

  return {
    announce(text, { topic } = {}) {
      if (text.trim() === '') return;
      const same = topic === undefined ? undefined : waiting.find((entry) => entry.topic === topic);
      if (same) same.text = text;
      else waiting.push({ text, topic });
      if (waiting.length > LIMIT) waiting = waiting.slice(-LIMIT);
      if (timer === undefined) next();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
