import type { ReactElement, ReactNode } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { useBridge } from '#bridge/react/index.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import type { IconName } from '#ui/parts/icon/paths.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { type EmployeeRecord, rightOn } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './employee-summary.module.css';

/** The facts a person is looked up for: where, what, how long, and how to reach them. */
export function EmployeeSummary(props: {
  record: EmployeeRecord;
  organs: Organs;
  /** Asked to let the person pick another value of a field. */
  onPick: (field: EmployeeField) => void;
}): ReactElement {
  const { record, organs, onPick } = props;
  const t = useWords();
  const { fields, names } = record;
  const path = fields.organId ? organPath(organs.list, fields.organId).join(' / ') : '';
  const post = [names.postId, names.gradeCode ?? fields.gradeCode].filter(Boolean).join(' · ');
  const time = [
    t('employee.joinedFor', { years: formatNumber(record.seniorityYears, 1) }),
    record.age === null ? '' : t('employee.age', { age: record.age }),
  ];
  return (
    <ul className={css.facts}>
      <Fact icon="organization" words={path || (names.organId ?? '')}>
        <Pick field="organId" record={record} onPick={onPick} />
      </Fact>
      <Fact icon="briefcase" words={post} />
      <Fact
        icon="person"
        words={names.managerId ? t('employee.manager', { name: names.managerId }) : ''}
      >
        <Pick field="managerId" record={record} onPick={onPick} />
      </Fact>
      <Fact icon="clock" words={time.filter(Boolean).join(' · ')} />
      <Reach record={record} field="phone" icon="phone" />
      <Reach record={record} field="email" icon="mail" />
    </ul>
  );
}

function Fact(props: { icon: IconName; words: string; children?: ReactNode }): ReactElement | null {
  const { icon, words, children } = props;
  if (!words) return null;
  return (
    <li className={css.fact}>
      <Icon name={icon} size={14} />
      {words}
      {children}
    </li>
  );
}

/** The short way to what is corrected most: it opens the picker of the field at once. */
function Pick(props: {
  field: EmployeeField;
  record: EmployeeRecord;
  onPick: (field: EmployeeField) => void;
}): ReactElement | null {
  const { field, record, onPick } = props;
  const t = useWords();
  if (!record.can.edit || rightOn(record, field) !== 'write') return null;
  return (
    <IconButton
      icon="edit"
      size="sm"
      label={t('employee.change', { what: t(`field.${field}`) })}
      onClick={() => onPick(field)}
    />
  );
}

// What is masked is not worth a copy.
function Reach(props: {
  record: EmployeeRecord;
  field: 'phone' | 'email';
  icon: IconName;
}): ReactElement | null {
  const { record, field, icon } = props;
  const t = useWords();
  const bridge = useBridge();
  const value = record.fields[field];
  if (!value || rightOn(record, field) === 'hidden') return null;
  async function copy(text: string): Promise<void> {
    const end = (await copyText(text))
      ? ({ text: t('employee.copied'), tone: 'success' } as const)
      : ({ text: t('employee.copyFailed'), tone: 'error' } as const);
    void bridge.dialogs.message(end).catch(() => {});
  }
  return (
    <li className={css.fact}>
      <Icon name={icon} size={14} />
      <span className={css.number}>{value}</span>
      {rightOn(record, field) !== 'masked' && (
        <IconButton
          icon="copy"
          size="sm"
          label={t('employee.copy', { what: t(`field.${field}`) })}
          onClick={() => void copy(value)}
        />
      )}
    </li>
  );
}
