import { RichText } from '@footlight/ui';

/** Loaded only on sites whose operator wrote something. */
const OperatorText = ({ html }: { html: string }) => <RichText html={html} />;

export default OperatorText;
