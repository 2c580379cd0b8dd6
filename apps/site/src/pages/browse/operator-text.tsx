import { RichText } from '@footlight/ui';

/** The operator's own text above or below a list (spec 2 §3, `seo.headerHtml` and `footerHtml`). */
const OperatorText = ({ html }: { html: string }) => <RichText html={html} />;

export default OperatorText;
