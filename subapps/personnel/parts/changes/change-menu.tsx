import { type ReactElement, useState } from 'react';
import { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import { employmentLife } from '#bridge/calls/joyhr/life.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useGateway } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import type { RecordStart } from '#ui/record/record-door.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { ChangeKind } from './change-kinds.ts';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

type Can = ResultOf<typeof employmentLife>['can'];

/** What can be started with an employment: regularisation, transfer, leaving, rehire. */
export function ChangeMenu(props: {
  record: EmployeeRecord;
  onSaved: (record: EmployeeRecord) => void;
}): ReactElement | null {
  const { record, onSaved } = props;
  const t = useChangeWords();
  const gateway = useGateway();
  const [kind, setKind] = useState<ChangeKind>();
  const call = useCall(employmentLife, { employmentId: record.id });
  const items = call.data ? itemsOf(t, call.data.can, setKind) : [];
  if (items.length === 0) return null;
  async function close(how?: 'changed'): Promise<void> {
    setKind(undefined);
    if (how !== 'changed') return;
    call.reload();
    onSaved(await gateway.call(getEmployee, { employmentId: record.id }));
  }
  return (
    <>
      <Menu
        trigger={<Button icon="approval">{t('actions.menu')}</Button>}
        groups={[{ id: 'changes', items }]}
        placement="bottom-end"
      />
      {kind && (
        <ChangeDialog
          kind={kind}
          name={record.fields.name ?? ''}
          {...(kind === 'entry' ? { start: rehireOf(record) } : startOf(record))}
          onClose={(how) => void close(how)}
        />
      )}
    </>
  );
}

function itemsOf(t: ChangeWords, can: Can, start: (kind: ChangeKind) => void) {
  const all = [
    { id: 'regularise', open: can.regularise, kind: 'regularisation' },
    { id: 'transfer', open: can.transfer, kind: 'transfer' },
    { id: 'leave', open: can.leave, kind: 'leaving' },
    { id: 'rehire', open: can.rehire, kind: 'entry' },
  ] as const;
  return all
    .filter(({ open }) => open)
    .map(({ id, kind }) => ({ id, label: t(`actions.${id}`), onSelect: () => start(kind) }));
}

function startOf({ id }: EmployeeRecord): { readonly employmentId: string } {
  return { employmentId: id };
}

/** A rehire begins with what may be read of the person; a masked value is left to who enters. */
function rehireOf({ fields, rights }: EmployeeRecord): RecordStart {
  const names = [
    'name',
    'idDocumentType',
    'idNumber',
    'gender',
    'birthDate',
    'phone',
    'email',
  ] as const;
  const known = names.filter((name) => rights[name] === 'read' || rights[name] === 'write');
  const values = Object.fromEntries(known.map((name) => [name, fields[name] ?? null]));
  return { names: {}, values: { ...values, rehire: true } };
}
