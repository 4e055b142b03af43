import { type ReactElement, useState } from 'react';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { usePosts } from '#bridge/react/directory/use-posts.ts';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import type { MembersChange } from './members-view.tsx';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';

interface AddRuleProps {
  busy: boolean;
  onAdd: (changes: MembersChange, done: string) => Promise<boolean>;
}

/** Gives a role to everybody in an organisation, in a post, or in that post of that organisation. */
export function AddRule({ busy, onAdd }: AddRuleProps): ReactElement {
  const t = useRoleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" disabled={busy} onClick={() => setOpen(true)}>
        {t('addRule')}
      </Button>
      {isOpen && <RuleDialog onAdd={onAdd} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleDialog(props: Pick<AddRuleProps, 'onAdd'> & { onClose: () => void }): ReactElement {
  const { onAdd, onClose } = props;
  const t = useRoleWords();
  const { options } = usePosts();
  const [organId, setOrgan] = useState<string>();
  const { nodes, levels } = useOrgans({ chosen: [organId] });
  const [postId, setPost] = useState('');
  const [withBelow, setWithBelow] = useState(true);
  async function add(): Promise<void> {
    const rule = { organId: organId ?? null, postId: postId || null, withBelow };
    if (await onAdd({ addRules: [rule] }, t('added'))) onClose();
  }
  return (
    <Dialog
      open
      width={504}
      title={t('addRule')}
      onClose={onClose}
      buttons={[
        {
          id: 'add',
          label: t('addRule'),
          variant: 'primary',
          disabled: organId === undefined && postId === '',
          onClick: add,
        },
      ]}
    >
      <div className={css.form}>
        <Field label={t('organ')}>
          <TreeSelect
            nodes={nodes}
            levels={levels}
            value={organId}
            placeholder={t('anyOrgan')}
            onChange={setOrgan}
            onClear={() => setOrgan(undefined)}
          />
        </Field>
        {organId !== undefined && (
          <Checkbox checked={withBelow} onChange={setWithBelow}>
            {t('withBelow')}
          </Checkbox>
        )}
        <Field label={t('post')}>
          <Combobox
            options={options}
            value={postId}
            placeholder={t('anyPost')}
            onChange={setPost}
          />
        </Field>
      </div>
    </Dialog>
  );
}
