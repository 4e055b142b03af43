import { expect, test } from 'vitest';
import type { KeptDraft } from '#ui/parts/form/drafts.ts';
import { newDraft, withChange } from './draft.ts';
import { isWorthTaking, restored, unsavedWork } from './kept-draft.ts';
import type { EmployeeRecord } from './record.ts';

const fields = { name: '周雨桐', phone: '13800000001', email: 'zhou@harbour.example' };

function recordWith(change: Partial<EmployeeRecord>): EmployeeRecord {
  const record: Pick<EmployeeRecord, 'version' | 'fields' | 'rights' | 'can'> = {
    version: 3,
    fields,
    rights: { name: 'write', phone: 'write', email: 'read' },
    can: { edit: true, readHistory: true },
  };
  return { ...record, ...change } as EmployeeRecord;
}

const changed = withChange(newDraft({ version: 3, fields }), 'phone', '13900000002');
const kept: KeptDraft = {
  ...(unsavedWork(changed) ?? { version: 0, values: {}, before: {} }),
  words: {},
  left: [],
  at: 0,
};

test('keeps the changed fields alone, with what they held before', () => {
  expect(unsavedWork(changed)).toEqual({
    version: 3,
    values: { phone: '13900000002' },
    before: { phone: '13800000001' },
    words: {},
  });
  expect(unsavedWork(newDraft({ version: 3, fields }))).toBeUndefined();
});

test('goes on where the person was, on the same version', () => {
  expect(restored(kept, recordWith({}))).toEqual({ draft: changed, clashes: false });
});

test('goes on from the newer version where nobody else changed the same field', () => {
  const record = recordWith({ version: 4, fields: { ...fields, name: '周雨彤' } });
  const { draft, clashes } = restored(kept, record);
  expect(clashes).toBe(false);
  expect(draft).toMatchObject({ version: 4, changes: { phone: '13900000002' } });
});

test('holds on to the older version where both changed a field, so that it is asked about', () => {
  const record = recordWith({ version: 4, fields: { ...fields, phone: '13700000003' } });
  const { draft, clashes } = restored(kept, record);
  expect(clashes).toBe(true);
  expect(draft).toMatchObject({ version: 3, original: { phone: '13800000001' } });
});

test('leaves out what was saved meanwhile, and what may no longer be written', () => {
  const saved = recordWith({ version: 4, fields: { ...fields, phone: '13900000002' } });
  expect(isWorthTaking(kept, saved)).toBe(false);
  expect(isWorthTaking(kept, recordWith({ rights: { phone: 'read' } }))).toBe(false);
  expect(isWorthTaking(kept, recordWith({}))).toBe(true);
  expect(isWorthTaking(kept, recordWith({ can: { edit: false, readHistory: true } }))).toBe(false);
});
