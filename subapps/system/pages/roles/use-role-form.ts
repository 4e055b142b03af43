import { useState } from 'react';
import { useLocation } from 'wouter';
import { roleFunctions } from '#bridge/calls/uac/functions.ts';
import { removeRole, saveRole } from '#bridge/calls/uac/roles.ts';
import { useAppContext, useBridge, useDirty, usePermission, useSave } from '#bridge/react/index.ts';
import { wordsOfFields } from '../../stores/field-errors.ts';
import { isSame, type RoleDetail, type RoleDraft } from '../../stores/role-draft.ts';
import { useRoleWords } from './texts/role-texts.ts';

/** The form of one role. */
export interface RoleForm {
  readonly draft: RoleDraft;
  readonly change: (draft: RoleDraft) => void;
  readonly title: string;
  readonly mayEdit: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** What went wrong, in words; empty while nothing did. */
  readonly problem: string;
  /** Words for what is wrong with a field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly save: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Edits a role, saves it, and removes it after a question. */
export function useRoleForm(
  role: RoleDetail | null,
  initial: RoleDraft,
  onSaved: () => void,
): RoleForm {
  const t = useRoleWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const [, navigate] = useLocation();
  const [draft, change] = useState(initial);
  const saving = useSave(saveRole);
  const removing = useSave(removeRole);
  const mayEdit = usePermission(roleFunctions['roles.edit']) === true && (role?.mayEdit ?? true);
  const dirty = !isSame(draft, initial);
  useDirty(dirty);

  const say = (text: string): void =>
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});

  async function save(): Promise<void> {
    const known = role && { roleId: role.id, version: role.version };
    const outcome = await saving.save({ ...draft, ...known });
    if (!outcome.ok) return;
    say(t('saved'));
    if (role === null) navigate(`/roles/${outcome.result.roleId}`, { replace: true });
    else onSaved();
  }

  async function remove(): Promise<void> {
    if (role === null) return;
    const name = locale === 'en' ? role.nameEn : role.nameZh;
    const { confirmed } = await bridge.dialogs.confirm({
      title: t('removeTitle', { name }).slice(0, 80),
      text: t('removeText', { count: role.members }),
      tone: 'danger',
      okText: t('remove'),
    });
    if (!confirmed) return;
    const { ok } = await removing.save({ roleId: role.id, version: role.version });
    if (!ok) return;
    say(t('removed'));
    navigate('/roles', { replace: true });
  }

  const failed = [saving, removing].find(({ state }) => state === 'failed');
  const error = failed?.state === 'failed' ? failed.error : undefined;
  return {
    draft,
    change,
    title: locale === 'en' ? draft.nameEn : draft.nameZh,
    mayEdit,
    dirty,
    busy: saving.state === 'saving' || removing.state === 'saving',
    problem: error?.words ?? '',
    errors: wordsOfFields(error?.fields ?? [], locale),
    save,
    remove,
  };
}
