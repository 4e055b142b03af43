import * as z from 'zod/mini';

type Schema = Exclude<NonNullable<z.core.JSONSchema.BaseSchema['items']>, boolean | unknown[]>;

const limits = [
  ['minLength', 'at least', 'characters'],
  ['maxLength', 'at most', 'characters'],
  ['minItems', 'at least', 'items'],
  ['maxItems', 'at most', 'items'],
  ['minimum', 'from', ''],
  ['maximum', 'to', ''],
] as const;

/** What a schema takes or gives, one property a line, indented as it is nested; limits stand behind a property. */
export function shapeOf(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return write(json, '');
}

function write(schema: unknown, indent: string): string {
  if (!isSchema(schema)) return 'any plain data';
  const { anyOf, type } = schema;
  if (anyOf) return anyOf.map((one) => write(one, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (type === 'array') return `list of ${write(schema.items, indent)}`;
  if (type === 'object' && isSchema(schema.additionalProperties))
    return `each ${write(schema.propertyNames, indent)}: ${write(schema.additionalProperties, indent)}`;
  if (type === 'object') return writeObject(schema, indent);
  return type === undefined ? 'any plain data' : [type].flat().join(' | ');
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function writeObject({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${write(property, inner)}${remarksOf(property)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function remarksOf(schema: unknown): string {
  if (!isSchema(schema)) return '';
  const said = limits.flatMap(([key, word, unit]) =>
    schema[key] === undefined ? [] : `${word} ${String(schema[key])} ${unit}`.trim(),
  );
  if (schema.pattern !== undefined) said.push(schema.pattern);
  if (schema.default !== undefined) said.push(`else ${JSON.stringify(schema.default)}`);
  return said.length === 0 ? '' : `  // ${said.join(', ')}`;
}
