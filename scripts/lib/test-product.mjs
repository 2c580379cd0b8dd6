// Global set-up of the platform's tests: some of them start, kill and restart the built product.
import { ensureProduct } from './fresh.mjs';

export default async function buildProduct() {
  await ensureProduct();
}
