import { type ReactElement, useEffect, useState } from 'react';
import { announcementExams } from '#bridge/calls/message/announcements.ts';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { callGateway } from '../../gateway.ts';
import { usePageTexts } from './texts/page-texts.ts';

/** The value of no exam; a choice has no empty one. */
const none = 'none';

/** Chooses an exam that readers are asked to sit; nothing where the person has none to offer. */
export function ExamChoice(props: {
  /** Empty: none. */
  value: string;
  onChange: (examId: string) => void;
}): ReactElement | null {
  const { value, onChange } = props;
  const t = usePageTexts();
  const [exams, setExams] = useState<readonly Option[]>([]);
  useEffect(() => {
    // Without them an announcement has no exam.
    callGateway(announcementExams, {}).then(
      (rows) => setExams(rows.map(({ id, name }) => ({ value: id, label: name }))),
      () => undefined,
    );
  }, []);
  if (exams.length === 0) return null;
  return (
    <Field label={t('publish.exam')} help={t('publish.examHelp')}>
      <Select
        options={[{ value: none, label: t('publish.noExam') }, ...exams]}
        value={value || none}
        onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
      />
    </Field>
  );
}
