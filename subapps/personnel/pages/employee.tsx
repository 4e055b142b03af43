import { type ReactElement, useState } from 'react';
import { useParams } from 'wouter';
import { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useCall } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, ErrorState } from '#ui/parts/states.tsx';
import { BarePage } from '../parts/bare-page.tsx';
import { EmployeeRecordView } from '../parts/employee/employee-record.tsx';
import { NotFound } from '../parts/not-found.tsx';
import type { EmployeeRecord } from '../stores/record.ts';

/** One employee's record, in a tab of its own. */
export function EmployeePage(): ReactElement {
  const { id = '' } = useParams();
  const call = useCall(getEmployee, { employmentId: id }, { keep: false });
  const [saved, setSaved] = useState<EmployeeRecord>();
  const record = newest(call.data, saved);
  if (record) {
    return (
      <EmployeeRecordView
        key={id}
        record={record}
        onSaved={setSaved}
        onChanged={() => {
          // What was saved before counts the rows of then.
          setSaved(undefined);
          call.reload();
        }}
      />
    );
  }
  if (call.state !== 'failed') {
    return (
      <BarePage>
        <SkeletonLines lines={8} />
      </BarePage>
    );
  }
  return (
    <BarePage>
      <Failure error={call.error} onRetry={call.reload} />
    </BarePage>
  );
}

function Failure(props: { error: GatewayError; onRetry: () => void }): ReactElement {
  const { error, onRetry } = props;
  switch (error.codeName) {
    case 'notFound':
    case 'badInput':
      return <NotFound />;
    case 'noPermission':
      return <DeniedState />;
    default:
      return <ErrorState hint={error.words} onRetry={onRetry} />;
  }
}

function newest(
  asked: EmployeeRecord | undefined,
  saved: EmployeeRecord | undefined,
): EmployeeRecord | undefined {
  if (!asked || !saved || asked.id !== saved.id) return asked;
  return saved.version >= asked.version ? saved : asked;
}
