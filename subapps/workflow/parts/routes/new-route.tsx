import { type ReactElement, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { routeChoices, saveDefinition } from '#bridge/calls/workflow/definitions.ts';
import { emptyForm } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { newNames } from '../../texts/new-names.ts';
import css from '../approvals.module.css';
import { isNamed, NameFields, type Naming } from './naming.tsx';

/** Where the form is drawn here, and is no record. */
const ownForm = 'form';

/** What a form of its own begins with. */
const firstForm = { sections: [{ id: 'basic', ...newNames.firstSection, fields: [] }] };

/** Begins a route for a record or for a form of its own: what it is for, and what it is called. */
export function NewRoute(props: {
  onClose: () => void;
  /** A form of its own is drawn next. */
  onAdded: (id: string, isForm: boolean) => void;
}): ReactElement {
  const { onClose, onAdded } = props;
  const t = useWords();
  const choices = useCall(routeChoices, {});
  const saving = useSave(saveDefinition);
  const [record, setRecord] = useState('');
  const [naming, setNaming] = useState<Naming>({ nameZh: '', nameEn: '', group: 'other' });
  const [tried, setTried] = useState(false);
  const options = [
    { value: ownForm, label: t('routes.ownForm') },
    ...(choices.data?.records ?? []).map(({ record: value, name: label }) => ({ value, label })),
  ];

  async function add(): Promise<void> {
    setTried(true);
    if (record === '' || !isNamed(naming)) return;
    const outcome = await saving.save(newDefinition(record, naming, t('routes.kind.approve')));
    if (outcome.ok) onAdded(outcome.result.id, record === ownForm);
  }

  return (
    <Dialog
      open
      width={504}
      title={t('routes.add')}
      onClose={onClose}
      buttons={[{ id: 'add', label: t('routes.add'), variant: 'primary', onClick: add }]}
    >
      <div className={css.form}>
        {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
        <Field
          label={t('routes.record')}
          required
          error={tried && record === '' ? t('routes.required') : undefined}
        >
          <Select options={options} value={record} onChange={setRecord} />
        </Field>
        <NameFields
          naming={record === ownForm ? naming : { ...naming, group: null }}
          tried={tried}
          onChange={(next) => setNaming({ ...next, group: next.group ?? naming.group })}
        />
      </div>
    </Dialog>
  );
}

/** What is saved first: the leader of the department approves. */
function newDefinition(
  record: string,
  { nameZh, nameEn, group }: Naming,
  name: string,
): RequestOf<typeof saveDefinition> {
  const isForm = record === ownForm;
  const leader = stepOf({ id: 'leader', name, who: [{ kind: 'leader', level: 1 }] });
  return {
    definitionId: null,
    nameZh: nameZh.trim(),
    nameEn: nameEn.trim(),
    ...(isForm && group !== null && { group }),
    draftRev: 0,
    record: isForm ? null : record,
    form: isForm ? firstForm : emptyForm,
    route: { nodes: [leader], withdraw: 'beforeFirst' },
  };
}
