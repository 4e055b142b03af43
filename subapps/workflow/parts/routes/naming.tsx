import { type ReactElement, useState } from 'react';
import { formGroups } from '#bridge/calls/workflow/definitions.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from '../approvals.module.css';
import type { Definition, useKeeping } from './keeping.tsx';

/** What a form or a route is called, and where the catalogue lists it; the route of a record has no group. */
export type Naming = Pick<Definition, 'nameZh' | 'nameEn' | 'group'>;

/** Whether it has a name in both languages. */
export function isNamed({ nameZh, nameEn }: Naming): boolean {
  return nameZh.trim() !== '' && nameEn.trim() !== '';
}

/** The names in both languages and the group. */
export function NameFields(props: {
  naming: Naming;
  /** What is missing is marked. */
  tried: boolean;
  onChange: (naming: Naming) => void;
}): ReactElement {
  const { naming, tried, onChange } = props;
  const t = useWords();
  const missing = (value: string) =>
    tried && value.trim() === '' ? t('routes.required') : undefined;
  return (
    <>
      <Field label={t('routes.nameZh')} required error={missing(naming.nameZh)}>
        <TextInput
          value={naming.nameZh}
          maxLength={40}
          onChange={(nameZh) => onChange({ ...naming, nameZh })}
        />
      </Field>
      <Field label={t('routes.nameEn')} required error={missing(naming.nameEn)}>
        <TextInput
          value={naming.nameEn}
          maxLength={60}
          onChange={(nameEn) => onChange({ ...naming, nameEn })}
        />
      </Field>
      {naming.group !== null && (
        <Field label={t('forms.group')}>
          <Select
            options={formGroups.map((value) => ({ value, label: t(`forms.groups.${value}`) }))}
            value={naming.group}
            onChange={(group) => onChange({ ...naming, group })}
          />
        </Field>
      )}
    </>
  );
}

/** Changes the names and the group of what is drawn; opens from a button. */
export function NamingButton(props: {
  definition: Definition;
  keeping: ReturnType<typeof useKeeping>;
}): ReactElement {
  const { definition, keeping } = props;
  const t = useWords();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [tried, setTried] = useState(false);

  async function save(): Promise<void> {
    setTried(true);
    if (naming === null || !isNamed(naming)) return;
    const { nameZh, nameEn, group } = naming;
    const named = { nameZh: nameZh.trim(), nameEn: nameEn.trim(), ...(group && { group }) };
    if (await keeping.rename(named)) setNaming(null);
  }

  return (
    <>
      <Button
        onClick={() => {
          const { nameZh, nameEn, group } = definition;
          setNaming({ nameZh, nameEn, group });
          setTried(false);
        }}
      >
        {t(definition.group === null ? 'routes.name' : 'routes.naming')}
      </Button>
      {naming && (
        <Dialog
          open
          width={504}
          title={t(definition.group === null ? 'routes.name' : 'routes.naming')}
          onClose={() => setNaming(null)}
          buttons={[{ id: 'save', label: t('routes.keepName'), variant: 'primary', onClick: save }]}
        >
          <div className={css.form}>
            {keeping.namingError && <Banner tone="bad" title={keeping.namingError} />}
            <NameFields {...{ naming, tried }} onChange={setNaming} />
          </div>
        </Dialog>
      )}
    </>
  );
}
