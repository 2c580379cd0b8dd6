// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { MediaConfirm } from './media-confirm.tsx';

const nothing = () => undefined;

conformance({
  name: 'media-confirm',
  element: (probe) => (
    <MediaConfirm
      name="Evening light"
      itemCount={null}
      fullPrice={99}
      price={89}
      level="supporter"
      balance={500}
      isSending={false}
      error={null}
      onConfirm={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { billing: billingLocales },
});
