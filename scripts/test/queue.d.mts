export interface QueueStep {
  name: string;
  after?: readonly string[];
  /** 1 by default. */
  slots?: number;
  run(): Promise<void>;
}
export function runQueue(steps: readonly QueueStep[], slots: number): Promise<void>;
