import * as z from 'zod/mini';

/** A schema as JSON Schema says it; only what is read here. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maxItems?: number;
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
  date: '2024-07-01',
  'date-time': '2024-07-01T09:00:00.000Z',
  email: 'lin@harbour.example',
};

/** How deep a value may nest before its lists stay empty: some schemas hold themselves. */
const deepest = 6;

/** Things in a list: enough to be one. */
const listLength = 3;

/** Where a value stands: the parts of its schema, how deep, and in which place of the list around it. */
interface Position {
  readonly parts: Readonly<Record<string, Shape>>;
  readonly depth: number;
  readonly index: number;
  /** Counts ids, so that no two are the same. */
  readonly ids: { last: number };
}

/** Returns a plausible value of a schema, always the same one: what a host without data of its own answers with. */
export function exampleOf(schema: z.ZodMiniType): unknown {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Shape;
  return exampleAt(shape, '', { parts: shape.$defs ?? {}, depth: 0, index: 0, ids: { last: 0 } });
}

function exampleAt(shape: Shape, name: string, at: Position): unknown {
  const below = { ...at, depth: at.depth + 1 };
  if (shape.$ref !== undefined) {
    const part = at.parts[shape.$ref.replace('#/$defs/', '')];
    return part && at.depth < deepest ? exampleAt(part, name, below) : null;
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (first) return exampleAt(first, name, at);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, one]) => [
          key,
          exampleAt(one, key, below),
        ]),
      );
    case 'array':
      return itemsOf(shape, name, below);
    case 'string':
      return textOf(shape, name, at);
    case 'integer':
    case 'number':
      return Math.max(at.index + 1, shape.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function itemsOf({ prefixItems, items, maxItems }: Shape, name: string, at: Position): unknown[] {
  if (prefixItems) return prefixItems.map((one) => exampleAt(one, name, at));
  if (!items || at.depth >= deepest) return [];
  const length = Math.min(listLength, maxItems ?? listLength);
  return Array.from({ length }, (_, index) => exampleAt(items, name, { ...at, index }));
}

/** What a text means whose schema is a pattern, known by its name. */
const meanings: readonly (readonly [name: RegExp, example: string])[] = [
  [/month/i, '2024-07'],
  [/date|day$|^(?:asOf|from|to|since|until)$|[a-z]On$/i, '2024-07-01'],
  [/At$|time/i, '2024-07-01T09:00:00.000Z'],
  [/mobile|phone/i, '13800000000'],
  [/picture|url$/i, ''],
];

function textOf({ format }: Shape, name: string, { index, ids }: Position): string {
  if (format === 'uuid' || /(?:^i|I)d$/.test(name)) {
    ids.last += 1;
    return `0190a1b2-0000-7000-8000-${String(ids.last).padStart(12, '0')}`;
  }
  const meant = meanings.find(([pattern]) => pattern.test(name));
  return texts[format ?? ''] ?? meant?.[1] ?? `${name || 'text'} ${index + 1}`;
}
