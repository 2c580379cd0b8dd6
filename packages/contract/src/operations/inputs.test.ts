import { describe, expect, it } from 'vitest';
import { MAX_INTEGER } from '../rules/constants.ts';
import { type Operation, operations } from './index.ts';

interface Node {
  kind: string;
  type: string;
  requirement?: unknown;
  pipe?: Node[];
  entries?: Record<string, Node>;
  item?: Node;
  items?: Node[];
  options?: unknown[];
  wrapped?: Node;
  key?: Node;
  value?: Node;
  rest?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;

/** The schemas of single values inside a schema, with all steps of their pipes. */
function* leaves(node: Node, path: string): Generator<{ path: string; type: string; steps: Node[] }> {
  const steps: Node[] = [];
  const flatten = (one: Node): void => {
    const [first, ...rest] = one.pipe ?? [one];
    if (first?.pipe) flatten(first);
    else if (first) steps.push(first);
    for (const step of rest) if (step.kind !== 'schema') steps.push(step);
  };
  flatten(node);
  const base = steps[0] ?? node;
  const inner: [string, Node | undefined][] = [
    ...Object.entries(base.entries ?? {}).map(([name, part]): [string, Node] => [`.${name}`, part]),
    ['[]', base.item],
    ...(base.items ?? []).map((part, at): [string, Node] => [`[${at}]`, part]),
    ...(base.options ?? []).filter(isNode).map((part): [string, Node] => ['', part]),
    ['', base.wrapped],
    ['{}', base.value],
    ['{name}', base.key],
    ['[…]', base.rest],
  ];
  const parts = inner.filter((part): part is [string, Node] => isNode(part[1]));
  if (parts.length === 0) yield { path, type: base.type, steps };
  for (const [name, part] of parts) yield* leaves(part, `${path}${name}`);
}

const inputs = Object.entries(operations).flatMap(([route, operation]: [string, Operation]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    return schema ? [...leaves(schema as unknown as Node, `${route} ${part}`)] : [];
  }),
);

/** Numbers of `bigint` columns, and those that are kept as they are. */
const LONG = new Set([
  'POST /tip/{username} body.app_data{}',
  'POST /messages/{username}/delete body.message_id',
  'POST /messages/{username}/read body.up_to',
  'POST /reports body.target.id',
  'POST /log/react-error body.time',
  'POST /log body.logs[].time',
]);

/** Texts that no person writes for others to read: secrets, marks of programs, and what is searched or logged. */
const MACHINE_TEXT =
  /^\S+ \/log\b|^GET |\.(?:\w*password|secret|current|code|state|iss|error|client_id|seat|token|payment_token|stillBase64|endpoint|iobb|biller_pref|advert_id|custom_promo_test|product_id|card_id|cardId|transaction_id|source|source_id|zone|target|font_family|offline_picture|username)$|app_data|transports|config\{name\}|attribution\.|\.email$/;
/** Steps after which a text has a form of its own. */
const FORMS = [
  'clean_text',
  'regex',
  'uuid',
  'url',
  'starts_with',
  'base64',
  'base64_url',
  'iso_date',
  'iso_timestamp',
];

describe('inputs of all operations', () => {
  it('are found', () => {
    expect(inputs.length).toBeGreaterThan(500);
    expect(inputs.filter(({ type }) => type === 'number').length).toBeGreaterThan(80);
    expect(
      inputs.filter(({ steps }) => steps.some(({ type }) => type === 'clean_text')).length,
    ).toBeGreaterThan(40);
  });

  it('have no number that is larger than its column', () => {
    const unbounded = inputs.filter(({ type, steps, path }) => {
      const most = LONG.has(path) ? Number.MAX_SAFE_INTEGER : MAX_INTEGER;
      return (
        type === 'number' &&
        !steps.some((step) => step.type === 'max_value' && Number(step.requirement) <= most)
      );
    });
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  it('clean every text that a person writes', () => {
    const raw = inputs.filter(
      ({ type, steps, path }) =>
        type === 'string' && !MACHINE_TEXT.test(path) && !steps.some((step) => FORMS.includes(step.type)),
    );
    expect(raw.map(({ path }) => path)).toEqual([]);
  });
});
