import type { AnyDetail, AnyPage } from '#bridge/calls/record/any-row.ts';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';

/** The same record, where rows are looked at and nothing is offered that changes one. */
export function lookOnly(door: RecordDoor): RecordDoor {
  return {
    ...door,
    page: async (question, signal): Promise<AnyPage> => {
      const page = await door.page(question, signal);
      return { ...page, can: { ...page.can, create: false, import: false } };
    },
    get: async (id, signal): Promise<AnyDetail> => {
      const row = await door.get(id, signal);
      return { ...row, can: { ...row.can, edit: false, remove: false, moves: [] } };
    },
  };
}
