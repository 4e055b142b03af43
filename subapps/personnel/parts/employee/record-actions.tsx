import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ChangeMenu } from '../changes/change-menu.tsx';
import { CardButton } from './card-button.tsx';

/** What can be done with a record that is read. */
export function RecordActions(props: {
  record: EmployeeRecord;
  onEdit: () => void;
  onSaved: (record: EmployeeRecord) => void;
}): ReactElement {
  const { record, onEdit, onSaved } = props;
  const t = useWords();
  return (
    <>
      <CardButton record={record} />
      <ChangeMenu record={record} onSaved={onSaved} />
      {record.can.edit && (
        <Button variant="primary" icon="edit" onClick={onEdit}>
          {t('employee.edit')}
        </Button>
      )}
    </>
  );
}
