/**
 * Templates of the wire format (spec 3, chat socket message format): the ordered field names whose presence a bitmask
 * states. Append-only: a position never changes its meaning.
 *
 * A field is `name`, `name:template` (one nested object) or `name:template[]` (a list of them).
 */
export type TemplateField = string;
export type Templates = Readonly<Record<string, readonly TemplateField[]>>;

const FIELD = /^[A-Za-z][A-Za-z0-9_]{0,47}(:[A-Za-z][A-Za-z0-9_.]{0,47}(\[\])?)?$/;
const MAX_TEMPLATES = 400;
const MAX_FIELDS = 120;

/**
 * Validates templates sent by the server (`v3.templates`): names and fields are well-formed, nested templates are
 * known, and known templates are only extended. Null if anything is wrong.
 */
export const acceptTemplates = (known: Templates, sent: unknown): Templates | null => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const entries = Object.entries(sent);
  if (entries.length > MAX_TEMPLATES) return null;
  const next: Record<string, readonly TemplateField[]> = Object.assign(Object.create(null), known);
  for (const [name, fields] of entries) {
    if (!/^[a-z][A-Za-z0-9_.-]{0,63}$/.test(name) || !Array.isArray(fields) || fields.length > MAX_FIELDS)
      return null;
    if (!fields.every((field): field is string => typeof field === 'string' && FIELD.test(field)))
      return null;
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    if (before?.some((field, index) => fields[index] !== field)) return null;
    next[name] = fields;
  }
  for (const fields of Object.values(next)) {
    for (const field of fields) {
      const nested = field.split(':')[1]?.replace('[]', '');
      if (nested !== undefined && next[nested] === undefined) return null;
    }
  }
  return next;
};
