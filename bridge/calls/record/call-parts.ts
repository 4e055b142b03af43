/** What is special about each call of a record. */
import type * as z from 'zod/mini';
import type { ErrorCode } from '../kit/codes.ts';
import type { Call } from '../kit/define.ts';
import type { AnyRecord, PartName } from './define.ts';
import * as requests from './request-schemas.ts';
import * as results from './result-schemas.ts';

/** A call without the types of its record. */
export type PlainCall = Call<z.ZodMiniType, z.ZodMiniType>;

/** What is special about one call of a record. */
export interface Part {
  readonly part: PartName;
  readonly path: string;
  readonly request: () => z.ZodMiniType;
  readonly result: () => z.ZodMiniType;
  readonly doc: string;
  readonly call?: Partial<Pick<PlainCall, 'encoding' | 'answer' | 'effect' | 'errors'>>;
  /** The suffix of the record's function. */
  readonly verb?: string;
}

/** What the calls of only some records have. */
export interface SpecialCalls {
  /** What an export is refused with while the person has not proven who it is; without it, it wants no proof. */
  readonly exportProof?: ErrorCode;
}

const writes = { effect: 'write', encoding: 'json' } as const;

const changing = ['notFound', 'conflict', 'noFieldPermission', 'duplicate', 'notNow'] as const;

/** The calls that every record has. */
export function readingParts(record: AnyRecord, special: SpecialCalls): readonly Part[] {
  return [...listParts(record), ...rowParts(record, special)];
}

function listParts(record: AnyRecord): readonly Part[] {
  const noun = capital(record.name);
  return [
    {
      part: 'page',
      path: `get${noun}Page`,
      request: () => requests.pageSchema(record),
      result: () => results.pageResult(record),
      doc: `Lists one page of the rows of ${record.name} within the data range of the caller.`,
      call: { errors: ['notFound', 'noFieldPermission'] },
    },
    {
      part: 'count',
      path: `get${noun}Count`,
      request: () => requests.countSchema(record),
      result: () => results.countResult,
      doc: `Counts the rows of ${record.name} that the list shows with the same filters.`,
      call: { errors: ['notFound', 'noFieldPermission'] },
    },
  ];
}

function rowParts(record: AnyRecord, { exportProof }: SpecialCalls): readonly Part[] {
  const noun = capital(record.name);
  return [
    {
      part: 'form',
      path: `get${noun}Form`,
      request: () => requests.nothing(),
      result: () => results.formResult(record),
      doc: `Tells what a new row of ${record.name} may hold.`,
      call: { encoding: 'none' },
    },
    {
      part: 'get',
      path: `get${noun}Info`,
      request: () => requests.idSchema(),
      result: () => results.detailResult(record),
      doc: `Returns one row of ${record.name}, with the right of the caller on every field.`,
      call: { errors: ['notFound'] },
    },
    {
      part: 'history',
      path: `get${noun}History`,
      request: () => requests.historySchema(),
      result: () => results.historyResult,
      doc: `Lists the saves of one row of ${record.name}, the newest first.`,
      call: { errors: ['notFound'] },
    },
    {
      part: 'choices',
      path: `get${noun}Choices`,
      request: () => requests.choicesSchema(record),
      result: () => results.choicesResult,
      doc: `Finds rows that a reference of ${record.name} can point to, or rows of ${record.name} itself.`,
      call: { errors: ['noFieldPermission'] },
    },
    {
      part: 'export',
      path: `export${noun}`,
      request: () => requests.exportSchema(record),
      result: () => results.nothing,
      doc: `Downloads the rows of ${record.name} that the list shows, all pages of them; \`needsTask\` for more than 2,000.`,
      call: {
        answer: 'file',
        errors: [
          ...(exportProof ? [exportProof] : []),
          ...(['notFound', 'noFieldPermission', 'needsTask'] as const),
        ],
      },
      verb: 'export',
    },
  ];
}

/** The calls that change rows which are not dated. */
export function writingParts(record: AnyRecord): readonly Part[] {
  return [...savingParts(record), ...removingParts(record)];
}

function savingParts(record: AnyRecord): readonly Part[] {
  const noun = capital(record.name);
  return [
    {
      part: 'create',
      path: `add${noun}`,
      request: () => requests.createSchema(record),
      result: () => results.detailResult(record),
      doc: `Makes one row of ${record.name}.`,
      call: { ...writes, errors: ['noFieldPermission', 'duplicate'] },
      verb: 'edit',
    },
    {
      part: 'update',
      path: `update${noun}`,
      request: () => requests.updateSchema(record),
      result: () => results.detailResult(record),
      doc: `Saves changed fields of one row of ${record.name}; \`conflict\` when someone else saved it since \`version\`.`,
      call: { ...writes, errors: changing },
      verb: 'edit',
    },
    {
      part: 'updateMany',
      path: `batchUpdate${noun}`,
      request: () => requests.updateManySchema(record),
      result: () => results.outcomesResult,
      doc: `Saves the same change in many rows of ${record.name}; each is allowed and checked by itself.`,
      call: writes,
      verb: 'edit',
    },
  ];
}

function removingParts(record: AnyRecord): readonly Part[] {
  const noun = capital(record.name);
  return [
    {
      part: 'remove',
      path: `remove${noun}`,
      request: () => requests.versionSchema(),
      result: () => results.nothing,
      doc: `Removes one row of ${record.name}; its history stays.`,
      call: { effect: 'write', errors: ['notFound', 'conflict', 'notNow', 'inUse'] },
      verb: 'remove',
    },
    {
      part: 'removeMany',
      path: `batchRemove${noun}`,
      request: () => requests.removeManySchema(),
      result: () => results.outcomesResult,
      doc: `Removes many rows of ${record.name}, as far as each may be removed.`,
      call: writes,
      verb: 'remove',
    },
    {
      part: 'import',
      path: `import${noun}`,
      request: () => requests.importSchema(),
      result: () => results.importResult,
      doc: `Reads a sheet of ${record.name}: \`check\` tells what is wrong and what would change, \`save\` saves all of it or nothing; more than 2,000 rows go on as a task.`,
      call: {
        effect: 'write',
        encoding: 'multipart',
        errors: ['fileEmpty', 'fileFormat', 'fileTooLarge', 'tooManyRows', 'noFieldPermission'],
      },
      verb: 'import',
    },
  ];
}

/** The calls that change dated rows. */
export function datedParts(record: AnyRecord): readonly Part[] {
  const noun = capital(record.name);
  return [
    {
      part: 'begin',
      path: `begin${noun}`,
      request: () => requests.createSchema(record),
      result: () => results.detailResult(record),
      doc: `Begins a row of ${record.name} on a day and ends the one before; on the first day of a row it corrects that row.`,
      call: { ...writes, errors: changing },
      verb: 'edit',
    },
    {
      part: 'correct',
      path: `correct${noun}`,
      request: () => requests.updateSchema(record),
      result: () => results.detailResult(record),
      doc: `Changes one row of ${record.name}, but not its days.`,
      call: { ...writes, errors: changing },
      verb: 'edit',
    },
    {
      part: 'undo',
      path: `undo${noun}`,
      request: () => requests.versionSchema(),
      result: () => results.nothing,
      doc: `Removes the last row of ${record.name} of its owner and opens the one before.`,
      call: { effect: 'write', errors: ['notFound', 'conflict', 'notNow'] },
      verb: 'remove',
    },
  ];
}

/** The call that changes a state. */
export function movingParts(record: AnyRecord): readonly Part[] {
  return [
    {
      part: 'move',
      path: `move${capital(record.name)}`,
      request: () => requests.moveSchema(record),
      result: () => results.detailResult(record),
      doc: `Moves one row of ${record.name} to another state, or asks for the approval that the move needs.`,
      call: { ...writes, errors: changing },
    },
    {
      part: 'moveMany',
      path: `batchMove${capital(record.name)}`,
      request: () => requests.moveManySchema(record),
      result: () => results.outcomesResult,
      doc: `Makes the same move with many rows of ${record.name}; each is allowed and checked by itself.`,
      call: writes,
    },
  ];
}

/** A name with a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
