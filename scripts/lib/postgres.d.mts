import type { ChildProcess } from 'node:child_process';

/** The folder of the server's programs, 15 or newer; null where none is installed. */
export function postgresFolder(): string | null;
/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number>;
/** Waits until the program listens on the port. */
export function untilListening(port: number, child: ChildProcess, name: string): Promise<void>;
export function startPostgres(
  folder: string,
  root: string,
): Promise<{ url: string; start(): Promise<void>; stop(): Promise<unknown> }>;
/** Where a program is on PATH. */
export function onPath(name: string): string | undefined;
/** Ends a server that was started. */
export function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void>;
