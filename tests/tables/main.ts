/** Writes the interfaces of the tables from the catalogue of a migrated, empty database. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { root } from '../support/source-files.ts';
import { type CatalogueColumn, catalogueColumns } from '../support/table-catalogue.ts';
import { writtenInterfaces } from '../support/table-interfaces.ts';
import { compareTables, type Edit, interfaceName, interfaceOf } from './edits.ts';

const written = writtenInterfaces();
const { edits, missing, byHand } = compareTables(await readCatalogue(), written);
const changed = new Set(edits.map(({ path }) => path));
for (const path of changed) await applyEdits(path);
for (const [table, columns] of missing) changed.add(await addTable(table, columns));
for (const path of changed) await addImports(path);
if (changed.size > 0)
  execFileSync('npx', ['biome', 'check', '--write', 'gateway/db'], { cwd: root });
for (const path of changed) process.stdout.write(`wrote ${path}\n`);
for (const problem of byHand) process.stdout.write(`mend by hand: ${problem}\n`);
if (changed.size + byHand.length === 0)
  process.stdout.write('Every interface says what the catalogue says.\n');

async function readCatalogue(): Promise<readonly CatalogueColumn[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-tables-'));
  const settings = { dataDir, databaseUrl: null, databaseOwnerUrl: null };
  const database = await openDatabase(settings, silentLog);
  try {
    const { rows } = await database.withTransaction(
      { tenantId: uuid7(), accountId: uuid7() },
      'read',
      (transaction) => catalogueColumns.execute(transaction),
    );
    return rows;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From the end of the file to its start, so that places stay true. */
async function applyEdits(path: string): Promise<void> {
  const file = join(root, path);
  let text = await readFile(file, 'utf8');
  const own: Edit[] = edits.filter((edit) => edit.path === path);
  for (const { start, end, text: next } of own.toReversed().sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + next + text.slice(end);
  await writeFile(file, text);
}

/** Adds a table to the file of the area whose migration makes it; a new area gets a file. */
async function addTable(table: string, columns: readonly CatalogueColumn[]): Promise<string> {
  const area = await areaOf(table);
  const path = `gateway/db/${area}-tables.ts`;
  const file = join(root, path);
  const list = `${interfaceName(area).replace(/Table$/, '')}Tables`;
  if (!existsSync(file)) {
    await writeFile(
      file,
      `/** The tables of the area ${area}; its migrations say what each column means. */\nexport interface ${list} {\n}\n`,
    );
    await addArea(area, list);
  }
  const text = await readFile(file, 'utf8');
  const at = text.search(/(\/\*\*[^/]*\*\/\n)?export interface \w+Tables /);
  const entry = `  ${table}: ${interfaceName(table)};\n`;
  const rest = text.slice(at).replace(/\n?\}/, `\n${entry}}`);
  await writeFile(file, `${text.slice(0, at)}${interfaceOf(table, columns)}\n${rest}`);
  return path;
}

async function areaOf(table: string): Promise<string> {
  for await (const path of glob('gateway/services/*/migrations/*.sql', { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8');
    if (new RegExp(`create table app\\.${table}\\b`).test(text)) return path.split('/')[2] ?? '';
  }
  throw new Error(`No migration makes the table ${table}.`);
}

async function addArea(area: string, list: string): Promise<void> {
  const file = join(root, 'gateway/db/tables.ts');
  const text = await readFile(file, 'utf8');
  const line = `import type { ${list} } from './${area}-tables.ts';\n`;
  await writeFile(
    file,
    text.replace(/(?=\n\/\*\*\n \* Every table)/, line).replace(/ \{\}/, `,\n    ${list} {}`),
  );
}

/** Imports the types of columns that a file uses. */
async function addImports(path: string): Promise<void> {
  const file = join(root, path);
  const text = await readFile(file, 'utf8');
  const sources = {
    kysely: ['Generated'],
    './column-types.ts': ['Json', 'JsonWithDefault', 'Timestamp', 'TimestampWithDefault'],
    './record-tables.ts': path.endsWith('/record-tables.ts') ? [] : ['RecordColumns'],
  };
  const body = text.replace(/^import [^;]*;\n/gm, '');
  const own = [...text.matchAll(/^import [^;]*;\n/gm)].map(([line]) => line);
  const imports = Object.entries(sources).flatMap(([source, names]) => {
    const before = own.find((line) => line.includes(`'${source}'`))?.match(/\w+(?=,| \})/g) ?? [];
    const used = [...new Set([...names, ...before])].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(body),
    );
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${source}';\n`] : [];
  });
  const others = own.filter(
    (line) => !Object.keys(sources).some((one) => line.includes(`'${one}'`)),
  );
  await writeFile(
    file,
    `${[...imports, ...others].join('')}${imports.length + others.length > 0 ? '\n' : ''}${body.trimStart()}`,
  );
}
