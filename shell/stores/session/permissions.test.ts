import { expect, test } from 'vitest';
import { allows, type PermissionData } from './permissions.ts';

const rights: PermissionData = {
  isSuper: false,
  menus: [{ functionId: 'app.page' }],
  btns: [{ functionId: 'app.page.export', authFlag: '2', menuId: 'app.page' }],
  mark: 'mark',
};

test('a button counts by its function, and by its auth flag where one is asked for', () => {
  expect(allows(rights, 'app.page')).toBe(true);
  expect(allows(rights, 'app.page.export')).toBe(true);
  expect(allows(rights, 'app.page.export', '2')).toBe(true);
  expect(allows(rights, 'app.page.export', '1')).toBe(false);
  expect(allows(rights, 'app.page', '2')).toBe(false);
  expect(allows(rights, 'app.other')).toBe(false);
});

test('a super user passes every check but those of the platform', () => {
  const all = { ...rights, isSuper: true };
  expect(allows(all, 'app.other', '1')).toBe(true);
  expect(allows(all, 'platform.apps')).toBe(false);
});
