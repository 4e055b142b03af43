import { parseAst } from 'vitest/node';
import { sourceFiles } from './source-files.ts';

/** A column as `gateway/db/*-tables.ts` writes it, such as `Generated<string>`. */
export interface WrittenColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** One line of an interface, with its place in the file. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** An interface with its place in its file; its members are without those of the interfaces above. */
export interface WrittenInterface {
  readonly name: string;
  readonly path: string;
  readonly above: readonly string[];
  readonly members: readonly Member[];
  /** Where its closing brace is. */
  readonly closes: number;
}

/** Reads the interfaces of the tables from their source, since types are gone when tests run. */
export function writtenInterfaces(): readonly WrittenInterface[] {
  return sourceFiles(/-tables\.ts$/, 'gateway/db')
    .filter(({ path }) => !path.endsWith('global-tables.ts'))
    .flatMap(({ path, text }) => interfacesOf(path, text));
}

/** The columns of every table, those of the interfaces above included. */
export function writtenColumns(written = writtenInterfaces()): readonly WrittenColumn[] {
  const byName = new Map(written.map((one) => [one.name, one]));
  return tableInterfaces(written).flatMap(({ table, name }) =>
    membersOf(byName, name).map((member) => ({ table, column: member.name, type: member.type })),
  );
}

/** Which table has which interface, by the interfaces whose names end in `Tables`. */
export function tableInterfaces(
  written: readonly WrittenInterface[],
): readonly { readonly table: string; readonly name: string }[] {
  return written
    .filter(({ name }) => name.endsWith('Tables'))
    .flatMap(({ members }) => members.map(({ name, type }) => ({ table: name, name: type })));
}

/** An interface that extends another has the members of both. */
function membersOf(byName: ReadonlyMap<string, WrittenInterface>, name: string): readonly Member[] {
  const one = byName.get(name);
  if (one === undefined) return [];
  return [...one.above.flatMap((above) => membersOf(byName, above)), ...one.members];
}

function interfacesOf(path: string, text: string): WrittenInterface[] {
  return parseAst(text, { lang: 'ts' }).body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const above = declared.extends.map(({ expression }) =>
      text.slice(expression.start, expression.end),
    );
    const members = declared.body.body.flatMap((member) => memberOf(text, member));
    return [{ name: declared.id.name, path, above, members, closes: declared.body.end - 1 }];
  });
}

interface Signature {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly start: number; readonly end: number };
  readonly typeAnnotation?: {
    readonly typeAnnotation?: { readonly start: number; readonly end: number };
  } | null;
}

function memberOf(text: string, member: Signature): Member[] {
  const type = member.typeAnnotation?.typeAnnotation;
  if (member.type !== 'TSPropertySignature' || member.key === undefined || !type) return [];
  return [
    {
      name: text.slice(member.key.start, member.key.end),
      type: text.slice(type.start, type.end),
      start: member.start,
      end: member.end,
    },
  ];
}
