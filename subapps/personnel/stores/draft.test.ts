import { expect, test } from 'vitest';
import { changeCount, newDraft, rebased, valueIn, withChange } from './draft.ts';

const record = {
  version: 3,
  fields: { name: '周雨桐', phone: '13800000001', organId: 'a', positionId: 'p' },
} as const;

test('counts only what differs from the record', () => {
  const changed = withChange(newDraft(record), 'phone', '13800000002');
  expect(changed.changes).toEqual({ phone: '13800000002' });
  expect(changeCount(withChange(changed, 'phone', '13800000001'))).toBe(0);
});

test('takes an emptied field that was empty for no change', () => {
  expect(changeCount(withChange(newDraft(record), 'email', null))).toBe(0);
});

test('reads a field as changed, or as it was', () => {
  const draft = withChange(newDraft(record), 'phone', null);
  expect(valueIn(draft, 'phone')).toBeNull();
  expect(valueIn(draft, 'name')).toBe('周雨桐');
});

test('gives the position up with the department it belongs to', () => {
  const moved = withChange(newDraft(record), 'organId', 'b', '平台组');
  expect(moved.changes).toEqual({ organId: 'b', positionId: null });
  expect(moved.names).toEqual({ organId: '平台组' });
});

test('goes on from the version someone else saved', () => {
  const mine = withChange(newDraft(record), 'phone', '13800000002');
  const theirs = { version: 4, fields: { ...record.fields, name: '周雨彤' } };
  expect(rebased(mine, theirs, mine.changes)).toMatchObject({
    version: 4,
    original: theirs.fields,
    changes: { phone: '13800000002' },
  });
});
