import { type ReactElement, useState } from 'react';
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { ChangeList } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Side } from '../../stores/conflict.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { valueWords } from '../field-words.ts';
import { ClashTable } from './clash-table.tsx';
import css from './conflict-dialog.module.css';
import type { Clashing, Saving } from './use-saving.ts';

/** Puts a value of a field into words, with what is known of ids on either side. */
export type SayValue = (field: EmployeeField, value: string | null) => string;

/** Shows someone else's version beside the person's own, and asks which to keep where both changed a field. */
export function ConflictDialog(props: {
  clashing: Clashing;
  saving: Saving;
  say: SayValue;
}): ReactElement {
  const { clashing, saving, say } = props;
  const { clashes, taken, kept } = clashing.conflict;
  const t = useWords();
  const [sides, setSides] = useState<Readonly<Partial<Record<EmployeeField, Side>>>>({});
  const open = clashes.filter(({ field }) => sides[field] === undefined).length;
  const all = (side: Side) =>
    setSides(Object.fromEntries(clashes.map(({ field }) => [field, side])));
  const nothingOfMine =
    Object.keys(kept).length === 0 && clashes.every(({ field }) => sides[field] === 'theirs');
  return (
    <Dialog
      open
      title={t('conflict.title')}
      onClose={saving.leave}
      hideCancel
      lock={0}
      foot={open > 0 && <span className={css.open}>{t('conflict.open', { count: open })}</span>}
      buttons={[
        { id: 'back', label: t('conflict.back'), onClick: saving.leave },
        {
          id: 'save',
          label: t(nothingOfMine && open === 0 ? 'conflict.accept' : 'conflict.save'),
          variant: 'primary',
          disabled: open > 0,
          onClick: () => saving.merge(sides),
        },
      ]}
    >
      <p className={css.intro}>{introWords(t, clashing)}</p>
      {clashes.length > 0 && (
        <section className={css.part}>
          <header className={css.head}>
            <h3>{t('conflict.clashes')}</h3>
            <span className={css.hint}>{t('conflict.clashesHint')}</span>
            <Button size="sm" onClick={() => all('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button size="sm" onClick={() => all('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </header>
          <ClashTable
            clashes={clashes}
            sides={sides}
            say={say}
            onSide={(field, side) => setSides({ ...sides, [field]: side })}
          />
        </section>
      )}
      <Quiet title={t('conflict.taken')} rows={taken} say={say} />
      <Quiet title={t('conflict.kept')} rows={keptRows(clashing)} say={say} />
    </Dialog>
  );
}

interface Row {
  readonly field: EmployeeField;
  readonly before: string | null;
  readonly after: string | null;
}

function Quiet({
  title,
  rows,
  say,
}: {
  title: string;
  rows: readonly Row[];
  say: SayValue;
}): ReactElement | null {
  const t = useWords();
  if (rows.length === 0) return null;
  return (
    <section className={css.part}>
      <h3 className={css.title}>{title}</h3>
      <ChangeList
        changes={rows.map(({ field, before, after }) => ({
          id: field,
          label: t(`field.${field}`),
          before: say(field, before) || t('history.blank'),
          after: say(field, after) || t('history.blank'),
        }))}
      />
    </section>
  );
}

function keptRows({ conflict, draft }: Clashing): Row[] {
  return employeeFields.flatMap((field) => {
    const after = conflict.kept[field];
    return after === undefined ? [] : [{ field, before: draft.original[field] ?? null, after }];
  });
}

function introWords(t: Words, { last }: Clashing): string {
  if (!last) return t('conflict.introUnnamed');
  return t('conflict.intro', { name: last.actorName, at: formatDate(last.at, 'minute') });
}

/** Says values of fields; ids by the words known on the record's and the draft's side. */
export function sayValues(t: Words, { draft, theirs }: Clashing, record: EmployeeRecord): SayValue {
  return (field, value) => {
    const name =
      value === theirs.fields[field]
        ? theirs.names[field]
        : value === record.fields[field]
          ? record.names[field]
          : draft.names[field];
    return valueWords(t, field, value, name);
  };
}
