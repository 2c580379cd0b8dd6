// The table of realtime events in docs/protocol.md, read from the contract.
import { EVENTS, type EventName, TEMPLATES, type Templates } from '@footlight/contract/realtime';

const templates: Templates = TEMPLATES;

/** Fields of a payload: name and whether it may be left out. */
const fieldsOf = (name: EventName): Map<string, boolean> => {
  const { entries = {} } = EVENTS[name].payload as { entries?: Record<string, { type: string }> };
  return new Map(Object.entries(entries).map(([field, { type }]) => [field, type === 'optional']));
};

const row = (name: EventName): string => {
  const fields = fieldsOf(name);
  const template = templates[name] ?? [];
  const packed = template.map((field) => {
    const [own = '', nested] = field.split(':');
    return `${own}${fields.get(own) ? '?' : ''}${nested ? `: ${nested}` : ''}`;
  });
  const known = new Set(template.map((field) => field.split(':')[0]));
  const extra = [...fields].filter(([field]) => !known.has(field));
  const extraText = extra.map(([field, isOptional]) => `${field}${isOptional ? '?' : ''}`);
  const cell = (texts: readonly string[]) => (texts.length > 0 ? texts.join(', ') : '–');
  return `| ${EVENTS[name].id} | \`${name}\` | ${EVENTS[name].from} | ${cell(packed)} | ${cell(extraText)} |`;
};

/** Markdown: every event by number, then the templates that others nest. */
export const eventTable = (): string => {
  const names = (Object.keys(EVENTS) as EventName[]).sort((a, b) => EVENTS[a].id - EVENTS[b].id);
  const nested = Object.entries(templates).filter(([name]) => !Object.hasOwn(EVENTS, name));
  return [
    '| number | event | from | template, bit 0 first | in `extra` |',
    '|---|---|---|---|---|',
    ...names.map(row),
    '',
    'Templates inside others:',
    '',
    ...nested.map(([name, fields]) => `- \`${name}\`: ${fields.join(', ')}`),
  ].join('\n');
};
