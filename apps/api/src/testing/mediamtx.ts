import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Stands in for MediaMTX where there is none to run: its HTTP hook, its low-latency HLS with sessions, and its control
 * interface, written from its documentation and RFC 8216bis. A publisher is a test camera whose picture is white or black.
 */

const FRAMES_A_SECOND = 20;
const [WIDTH, HEIGHT] = [320, 180];
/** Seconds. */
const PART = 0.5;
const PARTS_A_SEGMENT = 2;
const SEGMENTS = 7;

/** A track with an initial file and fragments of half a second. */
class Track {
  init: Buffer | null = null;
  readonly parts: Buffer[] = [];
  readonly begun: number[] = [];
  private rest = Buffer.alloc(0);
  private open: Buffer[] = [];

  private readonly onPart: () => void;

  constructor(onPart: () => void) {
    this.onPart = onPart;
  }

  /** Cuts ffmpeg's fragmented MP4 behind each `moov` and `mdat`. */
  take(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    while (this.rest.length >= 8) {
      const length = this.rest.readUInt32BE(0);
      if (this.rest.length < length) return;
      const kind = this.rest.toString('latin1', 4, 8);
      this.open.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
      if (kind === 'moov') this.init = Buffer.concat(this.open);
      else if (kind === 'mdat') {
        this.begun.push(Date.now() - PART * 1000);
        this.parts.push(Buffer.concat(this.open));
        this.onPart();
      } else continue;
      this.open = [];
    }
  }
}

interface Publisher {
  id: string;
  protocol: string;
  tracks: Record<string, Track>;
  /** Settles when it was disconnected. */
  ended: Promise<void>;
  /** Covers the lens: the picture is black from the next frame on. */
  cover(isCovered: boolean): void;
  /** Sends nothing more, and stays connected. */
  freeze(): void;
  stop(): void;
}

export interface StandInMediaMtx {
  hlsUrl: string;
  controlUrl: string;
  /** What it was asked for, without sessions. */
  requests: string[];
  /** Publishes as a program would; null if the platform refuses. */
  publish(options: {
    stream: string;
    protocol: 'rtmp' | 'webrtc';
    query?: string;
    token?: string;
  }): Promise<Publisher | null>;
  /** Asks the hook as for a WHIP client that has no connection yet. */
  mayPublish(stream: string, token: string): Promise<boolean>;
  /** Forgets all readers, as a new start does. */
  forgetSessions(): void;
  stop(): Promise<void>;
}

const encoder = (ffmpeg: string, args: string[], isFed: boolean): ChildProcess =>
  spawn(
    ffmpeg,
    [
      ...['-loglevel', 'error', ...args, '-f', 'mp4', '-frag_duration', String(PART * 1_000_000)],
      ...['-movflags', '+empty_moov+default_base_moof', '-flush_packets', '1', 'pipe:1'],
    ],
    { stdio: [isFed ? 'pipe' : 'ignore', 'pipe', 'inherit'] },
  );

/** `hookUrl` is `authHTTPAddress` of the generated configuration. */
export async function startMediaMtx(ffmpeg: string, hookUrl: string): Promise<StandInMediaMtx> {
  const publishers = new Map<string, Publisher>();
  const requests: string[] = [];
  let sessions = new Set<string>();
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const one of waiting) one();
    waiting.clear();
  };
  const nextPart = (): Promise<void> => new Promise((resolve) => waiting.add(resolve));

  const ask = async (body: object): Promise<boolean> => {
    const nobody = { ip: '127.0.0.1', user: '', password: '', token: '', id: null, query: '' };
    const answer = await fetch(hookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...nobody, ...body }),
    });
    await answer.body?.cancel();
    return answer.ok;
  };
  const credentials = (request: IncomingMessage) => {
    const [, text = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [user = '', password = ''] = Buffer.from(text, 'base64').toString('utf8').split(':');
    return { user, password };
  };

  const mediaPlaylist = (
    track: string,
    parts: readonly Buffer[],
    begun: readonly number[],
    query: string,
    skip: boolean,
  ) => {
    const whole = Math.floor(parts.length / PARTS_A_SEGMENT);
    // A stream starts with announced gaps, so that its playlist is never short.
    const next = SEGMENTS + whole;
    const first = next - SEGMENTS;
    const part = (nth: number) =>
      `#EXT-X-PART:DURATION=${PART.toFixed(5)},URI="${track}_part${nth}.mp4${query}"${nth % PARTS_A_SEGMENT === 0 ? ',INDEPENDENT=YES' : ''}`;
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:10',
      '#EXT-X-TARGETDURATION:1',
      `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${(PART * 2.5).toFixed(5)},CAN-SKIP-UNTIL=6.00000`,
      `#EXT-X-PART-INF:PART-TARGET=${PART.toFixed(5)}`,
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      skip ? '#EXT-X-SKIP:SKIPPED-SEGMENTS=1' : `#EXT-X-MAP:URI="${track}_init.mp4${query}"`,
    ];
    for (let number = first + (skip ? 1 : 0); number < next; number += 1) {
      const nth = number - SEGMENTS;
      const own = nth * PARTS_A_SEGMENT;
      if (nth < 0) {
        lines.push('#EXT-X-GAP', '#EXTINF:1.00000,', 'gap.mp4');
        continue;
      }
      if (next - number <= 2) {
        lines.push(
          `#EXT-X-PROGRAM-DATE-TIME:${new Date(begun[own] ?? 0).toISOString()}`,
          part(own),
          part(own + 1),
        );
      }
      lines.push('#EXTINF:1.00000,', `${track}_seg${number}.mp4${query}`);
    }
    for (let nth = whole * PARTS_A_SEGMENT; nth < parts.length; nth += 1) lines.push(part(nth));
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${track}_part${parts.length}.mp4${query}"`);
    return `${lines.join('\n')}\n`;
  };

  const send = (reply: ServerResponse, code: number, type = '', body: string | Buffer = ''): void => {
    reply.writeHead(code, type ? { 'content-type': type } : {}).end(body);
  };
  const PLAYLIST = 'application/vnd.apple.mpegurl';

  const sendTrack = async (
    reply: ServerResponse,
    { tracks }: Publisher,
    file: string,
    query: URLSearchParams,
  ) => {
    const [, name = '', kind = '', nth = '0'] =
      /^([a-z]+\d)_(stream|init|seg|part)(\d*)\.(?:m3u8|mp4)$/.exec(file) ?? [];
    const track = tracks[name];
    if (!track) return send(reply, 404);
    if (kind === 'init') return send(reply, 200, 'video/mp4', track.init ?? '');
    if (kind === 'part') {
      while (track.parts.length <= Number(nth)) {
        if (Number(nth) > track.parts.length) return send(reply, 404);
        await nextPart();
      }
      return send(reply, 200, 'video/mp4', track.parts[Number(nth)]);
    }
    if (kind === 'seg') {
      const at = (Number(nth) - SEGMENTS) * PARTS_A_SEGMENT;
      const own = track.parts.slice(at, at + PARTS_A_SEGMENT);
      return own.length < PARTS_A_SEGMENT
        ? send(reply, 404)
        : send(reply, 200, 'video/mp4', Buffer.concat(own));
    }
    const session = `?session=${query.get('session')}`;
    const wanted = query.get('_HLS_msn');
    if (wanted !== null) {
      const at =
        (Number(wanted) - SEGMENTS) * PARTS_A_SEGMENT + Number(query.get('_HLS_part') ?? PARTS_A_SEGMENT - 1);
      if (at > track.parts.length + 2 * PARTS_A_SEGMENT) return send(reply, 400);
      while (track.parts.length <= at) await nextPart();
    }
    while (track.parts.length < PARTS_A_SEGMENT) await nextPart();
    const skip = query.get('_HLS_skip') !== null;
    send(reply, 200, PLAYLIST, mediaPlaylist(name, track.parts, track.begun, session, skip));
  };

  const hls = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, path = '', stream = '', file = ''] = /^\/(live\/([^/]+))\/([^/]+)$/.exec(url.pathname) ?? [];
    const publisher = publishers.get(stream);
    const { searchParams: query } = url;
    if (file === 'index.m3u8') {
      if (query.get('cookieCheck') !== '1') {
        return void reply.writeHead(302, { location: `${url.pathname}?cookieCheck=1` }).end();
      }
      requests.push(`${stream}/${file}`);
      const isReader = await ask({
        ...credentials(request),
        action: 'read',
        path,
        protocol: 'hls',
        id: randomUUID(),
      });
      if (!isReader) return send(reply, 401);
      if (!publisher) return send(reply, 404);
      const session = randomUUID();
      sessions.add(session);
      while ((publisher.tracks.video1?.parts.length ?? 0) < PARTS_A_SEGMENT) await nextPart();
      const lines = [
        '#EXTM3U',
        '#EXT-X-VERSION:9',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        `#EXT-X-MEDIA:TYPE="AUDIO",GROUP-ID="audio",NAME="audio2",DEFAULT=YES,AUTOSELECT=YES,URI="audio2_stream.m3u8?session=${session}"`,
        `#EXT-X-STREAM-INF:BANDWIDTH=400000,AVERAGE-BANDWIDTH=300000,CODECS="avc1.42c00d,opus",RESOLUTION=${WIDTH}x${HEIGHT},FRAME-RATE=20.000,AUDIO="audio"`,
        `video1_stream.m3u8?session=${session}`,
      ];
      return send(reply, 200, PLAYLIST, `${lines.join('\n')}\n`);
    }
    if (!publisher || !sessions.has(query.get('session') ?? '')) return send(reply, 401);
    const directives = [...query].filter(([name]) => name.startsWith('_HLS_'));
    requests.push(`${stream}/${file}?${new URLSearchParams(directives)}`);
    await sendTrack(reply, publisher, file, query);
  });
  const control = createServer(async (request, reply) => {
    const [, kind = '', id = ''] =
      /^\/v3\/(rtmpconns|webrtcsessions)\/kick\/(.+)$/.exec(request.url ?? '') ?? [];
    if (!(await ask({ ...credentials(request), action: 'api' }))) return send(reply, 401);
    const own = { rtmpconns: 'rtmp', webrtcsessions: 'webrtc' }[kind];
    const found = [...publishers.values()].find((one) => one.id === id && one.protocol === own);
    found?.stop();
    send(reply, found ? 200 : 404);
  });
  const listen = async (server: typeof hls): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  const begin = (stream: string, id: string, protocol: string): Publisher => {
    const tracks = { video1: new Track(wake), audio2: new Track(wake) };
    const shape = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FRAMES_A_SECOND),
    ];
    const keys = String(FRAMES_A_SECOND * PART * PARTS_A_SEGMENT);
    const x264 = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'zerolatency',
      '-profile:v',
      'baseline',
    ];
    const every = ['-g', keys, '-keyint_min', keys, '-sc_threshold', '0', '-pix_fmt', 'yuv420p'];
    const picture = encoder(ffmpeg, [...shape, '-i', 'pipe:0', ...x264, ...every], true);
    const tone = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'];
    const sound = encoder(ffmpeg, [...tone, '-c:a', 'libopus', '-strict', '-2'], false);
    picture.stdout?.on('data', (bytes: Buffer) => tracks.video1.take(bytes));
    sound.stdout?.on('data', (bytes: Buffer) => tracks.audio2.take(bytes));
    picture.stdin?.on('error', () => undefined);
    let level = 235;
    const from = performance.now();
    let sent = 0;
    const camera = setInterval(() => {
      for (; sent < ((performance.now() - from) / 1000) * FRAMES_A_SECOND; sent += 1) {
        picture.stdin?.write(Buffer.alloc(WIDTH * HEIGHT, level));
      }
    }, 10);
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    return {
      id,
      protocol,
      tracks,
      ended,
      cover(isCovered) {
        level = isCovered ? 16 : 235;
      },
      freeze() {
        clearInterval(camera);
        for (const one of [picture, sound]) one.kill('SIGSTOP');
      },
      stop() {
        clearInterval(camera);
        picture.kill('SIGKILL');
        sound.kill('SIGKILL');
        publishers.delete(stream);
        wake();
        end();
      },
    };
  };

  const [hlsRoot, controlUrl] = [await listen(hls), await listen(control)];
  return {
    hlsUrl: `${hlsRoot}/live`,
    controlUrl,
    requests,
    mayPublish: (stream, token) =>
      ask({ action: 'publish', path: `live/${stream}`, protocol: 'webrtc', token }),
    async publish({ stream, protocol, query = '', token = '' }) {
      const id = randomUUID();
      const isAllowed = await ask({ action: 'publish', path: `live/${stream}`, protocol, id, query, token });
      if (!isAllowed || publishers.has(stream)) return null;
      const publisher = begin(stream, id, protocol);
      publishers.set(stream, publisher);
      return publisher;
    },
    forgetSessions() {
      sessions = new Set();
    },
    async stop() {
      for (const one of publishers.values()) one.stop();
      for (const server of [hls, control]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
