// @vitest-environment happy-dom
import { exampleWaitingPurchase } from '@footlight/contract/fixtures';

const { wait } = exampleWaitingPurchase;
if (!wait) throw new Error('The example waits');
