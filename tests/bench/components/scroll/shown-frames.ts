/** The frames that a user saw while a page scrolled. */
export interface ShownFrames {
  /** Those that lacked nothing. */
  perSecond: number;
  /** Longest time between two of them, in milliseconds. */
  longestGap: number;
  /** Frames in which a part of the page was not drawn yet; they do not count as shown. */
  lacking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  id2?: { local?: string };
  args?: { frame_reporter?: FrameReporter };
}

interface FrameReporter {
  state: string;
  scroll_state: string;
  has_missing_content: boolean;
  checkerboarded_needs_raster: boolean;
  checkerboarded_needs_record: boolean;
}

/** Reads them from Chromium's trace (categories `cc` and `benchmark`). Throws if nothing was scrolled in it. */
export const shownFrames = (trace: Buffer): ShownFrames => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const reports = new Map<string, FrameReporter>();
  const all: number[] = [];
  const times: number[] = [];
  let lacking = 0;
  for (const { name, ph, ts, id2, args } of traceEvents) {
    if (name !== 'PipelineReporter') continue;
    const id = id2?.local ?? '';
    const report = args?.frame_reporter;
    if (ph === 'b' && report) reports.set(id, report);
    const ended = ph === 'e' ? reports.get(id) : undefined;
    if (!ended) continue;
    reports.delete(id);
    if (!ended.state.startsWith('STATE_PRESENTED') || ended.scroll_state === 'SCROLL_NONE') continue;
    all.push(ts / 1_000);
    if (ended.has_missing_content || ended.checkerboarded_needs_raster || ended.checkerboarded_needs_record)
      lacking += 1;
    else times.push(ts / 1_000);
  }
  all.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const lasted = (all.at(-1) ?? 0) - (all[0] ?? 0);
  if (lasted <= 0) throw new Error('The trace shows no frame of a scroll.');
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  return { perSecond: (times.length / lasted) * 1_000, longestGap: Math.max(...gaps), lacking };
};
