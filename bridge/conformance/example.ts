import * as z from 'zod/mini';

/** A schema as JSON Schema says it; only what is read here. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

const texts: Readonly<Record<string, string>> = {
  uuid: '0190a1b2-0000-7000-8000-000000000009',
  date: '2024-07-01',
  'date-time': '2024-07-01T09:00:00.000Z',
  email: 'lin@harbour.example',
};

/** How deep a value may nest before its lists stay empty: some schemas hold themselves. */
const deepest = 6;

/** Answers a plausible value of a schema, always the same one: what a host without data of its own answers with. */
export function exampleOf(schema: z.ZodMiniType): unknown {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Shape;
  return exampleAt(shape, '', 0, shape.$defs ?? {});
}

function exampleAt(shape: Shape, name: string, depth: number, parts: Shape['$defs']): unknown {
  if (shape.$ref !== undefined) {
    const part = parts?.[shape.$ref.replace('#/$defs/', '')];
    return part && depth < deepest ? exampleAt(part, name, depth + 1, parts) : null;
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (first) return exampleAt(first, name, depth, parts);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, one]) => [
          key,
          exampleAt(one, key, depth + 1, parts),
        ]),
      );
    case 'array':
      return itemsOf(shape, name, depth, parts);
    case 'string':
      return texts[shape.format ?? ''] ?? (name || 'text');
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function itemsOf(shape: Shape, name: string, depth: number, parts: Shape['$defs']): unknown[] {
  if (shape.prefixItems)
    return shape.prefixItems.map((one) => exampleAt(one, name, depth + 1, parts));
  if (!shape.items || depth >= deepest) return [];
  return [exampleAt(shape.items, name, depth + 1, parts)];
}
