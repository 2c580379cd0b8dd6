export interface QueueStep {
  name: string;
  after?: readonly string[];
  run(): Promise<void>;
}
export function runQueue(steps: readonly QueueStep[], slots: number): Promise<void>;
