import { parseAst } from 'vitest/node';
import { sourceFiles } from './source-files.ts';

/** A column as `gateway/db/*-tables.ts` writes it, such as `Generated<string>`. */
export interface WrittenColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

interface Member {
  readonly name: string;
  readonly type: string;
}

/** Reads the interfaces of the tables from their source, since types are gone when tests run. */
export function writtenColumns(): readonly WrittenColumn[] {
  const files = sourceFiles(/-tables\.ts$/, 'gateway/db').filter(
    ({ path }) => !path.endsWith('global-tables.ts'),
  );
  const interfaces = withInherited(new Map(files.flatMap(({ text }) => interfacesOf(text))));
  const areas = [...interfaces].filter(([name]) => name.endsWith('Tables'));
  return areas.flatMap(([, tables]) =>
    tables.flatMap((table) =>
      (interfaces.get(table.type) ?? []).map(({ name, type }) => ({
        table: table.name,
        column: name,
        type,
      })),
    ),
  );
}

/** An interface that extends another has the members of both. */
function withInherited(written: ReadonlyMap<string, Written>): ReadonlyMap<string, Member[]> {
  const membersOf = (name: string): Member[] => {
    const one = written.get(name);
    return one === undefined ? [] : [...one.above.flatMap(membersOf), ...one.members];
  };
  return new Map([...written.keys()].map((name) => [name, membersOf(name)]));
}

interface Written {
  readonly above: readonly string[];
  readonly members: Member[];
}

function interfacesOf(text: string): [string, Written][] {
  return parseAst(text, { lang: 'ts' }).body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const above = declared.extends.map(({ expression }) =>
      text.slice(expression.start, expression.end),
    );
    const members = declared.body.body.flatMap((member) => memberOf(text, member));
    return [[declared.id.name, { above, members }]];
  });
}

interface Signature {
  readonly type: string;
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
    },
  ];
}
