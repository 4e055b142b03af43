/** A role while it is edited. */
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { roleInfo, saveRole } from '#bridge/calls/uac/roles.ts';

/** One role as the gateway returns it. */
export type RoleDetail = ResultOf<typeof roleInfo>;

/** What is sent when a role is saved. */
export type RoleRequest = RequestOf<typeof saveRole>;

/** What a role may do with a field; `none` leaves it to the default. */
export type FieldSetting = 'none' | RoleRequest['fields'][number]['right'];

/** A role as the page edits it. */
export type RoleDraft = Omit<RoleRequest, 'roleId' | 'version'>;

/** A new role, which allows nothing yet. */
export const emptyRole: RoleDraft = {
  code: '',
  nameZh: '',
  nameEn: '',
  note: '',
  range: 'self',
  organIds: [],
  functions: [],
  fields: [],
};

/** The draft of a role as it is saved now. */
export function draftOf(role: RoleDetail): RoleDraft {
  const { code, nameZh, nameEn, note, range, functions } = role;
  const organIds = role.organs.map(({ id }) => id);
  const fields = role.fields as RoleRequest['fields'];
  return { code, nameZh, nameEn, note, range, organIds, functions, fields };
}

/** Adds functions or takes them away. A page that is taken away takes its buttons along. */
export function withFunctions(
  draft: RoleDraft,
  functionIds: readonly string[],
  on: boolean,
): RoleDraft {
  const changed = new Set(functionIds);
  const rest = draft.functions.filter((functionId) => !changed.has(functionId));
  return { ...draft, functions: on ? [...rest, ...functionIds] : rest };
}

/** The setting of one field. */
export function settingOf(draft: RoleDraft, bizType: string, field: string): FieldSetting {
  return (
    draft.fields.find((rule) => rule.bizType === bizType && rule.field === field)?.right ?? 'none'
  );
}

/** Changes the setting of one field. */
export function withSetting(
  draft: RoleDraft,
  bizType: RoleRequest['fields'][number]['bizType'],
  field: string,
  right: FieldSetting,
): RoleDraft {
  const rest = draft.fields.filter((rule) => rule.bizType !== bizType || rule.field !== field);
  return { ...draft, fields: right === 'none' ? rest : [...rest, { bizType, field, right }] };
}

/** Whether two drafts say the same. */
export function isSame(one: RoleDraft, other: RoleDraft): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(draft: RoleDraft): RoleDraft {
  return {
    ...draft,
    organIds: draft.organIds.toSorted(),
    functions: draft.functions.toSorted(),
    fields: draft.fields.toSorted((a, b) =>
      `${a.bizType} ${a.field}`.localeCompare(`${b.bizType} ${b.field}`),
    ),
  };
}
