import { beforeEach, expect, test } from 'vitest';
import {
  changeDraft,
  drafts,
  endDraft,
  isDirty,
  rebaseDraft,
  restoreDrafts,
  startDraft,
} from './drafts.ts';

const record = { id: 'a', version: 3, fields: { name: '周雨桐', phone: '13800000001' } } as const;
const draft = () => drafts.get().a;

beforeEach(() => {
  endDraft('a');
  startDraft(record);
});

test('is dirty only while something differs from the record', () => {
  expect(isDirty(draft())).toBe(false);
  changeDraft('a', 'phone', '13800000002');
  expect(draft()?.changes).toEqual({ phone: '13800000002' });
  changeDraft('a', 'phone', '13800000001');
  expect(isDirty(draft())).toBe(false);
});

test('takes an emptied field that was empty for no change', () => {
  changeDraft('a', 'email', null);
  expect(isDirty(draft())).toBe(false);
});

test('goes on with a draft that is there when editing begins again', () => {
  changeDraft('a', 'name', '周雨');
  startDraft({ ...record, version: 9 });
  expect(draft()).toMatchObject({ version: 3, changes: { name: '周雨' } });
});

test('goes on from the version someone else saved', () => {
  changeDraft('a', 'phone', '13800000002');
  const theirs = { id: 'a', version: 4, fields: { name: '周雨彤', phone: '13800000001' } };
  rebaseDraft(theirs, { phone: '13800000002' });
  expect(draft()).toMatchObject({
    version: 4,
    original: theirs.fields,
    changes: { phone: '13800000002' },
  });
});

test('comes back from a snapshot, and refuses one that is no draft', () => {
  changeDraft('a', 'organId', 'x', '平台组');
  const stored = structuredClone(drafts.get());
  endDraft('a');
  restoreDrafts({ a: { version: 'new' } });
  expect(draft()).toBeUndefined();
  restoreDrafts(stored);
  expect(draft()).toMatchObject({ changes: { organId: 'x' }, names: { organId: '平台组' } });
});
