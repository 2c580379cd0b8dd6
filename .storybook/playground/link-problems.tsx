import { Alert } from '@footlight/ui';
import type { LinkProblem } from './brand-link.ts';

const reasons: Record<LinkProblem['code'], string> = {
  'unknown-field': 'The playground has no such setting.',
  'given-twice': 'The setting is given more than once.',
  'too-long': 'The value is too long.',
  'unknown-syntax': 'The value is not a CSS colour.',
  'has-alpha': 'The colour must not be transparent.',
  'outside-srgb': 'Screens without a wide gamut cannot show this colour.',
  'not-a-number': 'The value is not a number.',
  'out-of-range': 'The number is out of range.',
  'not-a-font-list': 'The value is not a list of font names.',
  'unsafe-families': 'Some of the font names are not safe in a style sheet.',
  'not-a-config': 'The value is not a setting.',
  'newer-version': 'The value is from a newer version.',
  'not-a-switch': 'The value is neither true nor false.',
};

export interface LinkProblemsProps {
  problems: readonly LinkProblem[];
  onDismiss(): void;
}

/** Which values of the address were refused, and why. */
export const LinkProblems = ({ problems, onDismiss }: LinkProblemsProps) =>
  problems.length === 0 ? null : (
    <Alert tone="warning" title="Parts of this link were refused" onDismiss={onDismiss}>
      <p>The playground uses the default for each of them.</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map(({ field, code, value }) => (
          <li key={`${field} ${code} ${value}`} className="wrap-anywhere">
            <code className="font-mono text-xs">{`${field}=${value}`}</code>
            {': '}
            {reasons[code]}
          </li>
        ))}
      </ul>
    </Alert>
  );
