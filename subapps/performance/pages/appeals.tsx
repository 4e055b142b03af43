import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { appealList, decideAppeal } from '#bridge/calls/performance/calibration.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/performance.module.css';
import { useSaved } from '../parts/use-saved.ts';
import { useWords } from '../texts/app-texts.ts';

type Appeal = ResultOf<typeof appealList>[number];

const tones = { open: 'accent', kept: 'neutral', changed: 'good', withdrawn: 'neutral' } as const;

/** What people say against their results, and deciding it. */
export function AppealsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('appeals.title'));
  const call = useCall(appealList, {});
  const [deciding, setDeciding] = useState<Appeal | null>(null);
  return (
    <DetailPage header={<PageHeader title={t('appeals.title')} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && call.data === undefined && <SkeletonLines lines={6} />}
      {call.data?.length === 0 && <EmptyState icon="inbox" title={t('appeals.none')} />}
      <ul className={css.list}>
        {call.data?.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} onDecide={() => setDeciding(appeal)} />
        ))}
      </ul>
      {deciding !== null && (
        <DecideForm appeal={deciding} onClose={() => setDeciding(null)} onSaved={call.reload} />
      )}
    </DetailPage>
  );
}

function AppealItem(props: { appeal: Appeal; onDecide: () => void }): ReactElement {
  const { appeal, onDecide } = props;
  const t = useWords();
  return (
    <li className={css.item}>
      <div className={css.line}>
        <h2 className={css.name}>
          {appeal.name} · {appeal.cycleName}
        </h2>
        <span className={css.actions}>
          <Tag tone={tones[appeal.state]}>{t(`appealState.${appeal.state}`)}</Tag>
          {appeal.canDecide && (
            <Button size="sm" variant="primary" onClick={onDecide}>
              {t('appeals.decide')}
            </Button>
          )}
        </span>
      </div>
      <p className={css.facts}>
        {appeal.organName !== null && <span>{appeal.organName}</span>}
        <span>
          {t('appeals.asked', { day: formatDate(appeal.askedOn), level: appeal.level ?? '' })}
        </span>
        {appeal.decidedBy !== null && <span>{t('appeals.by', { name: appeal.decidedBy })}</span>}
      </p>
      <p className={css.text}>{appeal.reason}</p>
      {appeal.answer !== null && (
        <p className={css.text}>{t('result.answer', { answer: appeal.answer })}</p>
      )}
      {appeal.state === 'open' && !appeal.canDecide && (
        <p className={css.hint}>{t('appeals.ownCase')}</p>
      )}
    </li>
  );
}

const kept = 'keep';

function DecideForm(props: {
  appeal: Appeal;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { appeal, onClose, onSaved } = props;
  const t = useWords();
  const [level, setLevel] = useState(kept);
  const [answer, setAnswer] = useState('');
  const { save, errors, problem } = useSaved(decideAppeal, {
    done: t('appeals.done'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const send = (): Promise<void> =>
    save({
      id: appeal.id,
      version: appeal.version,
      level: level === kept ? null : level.slice('to-'.length),
      answer,
    });
  return (
    <Dialog
      open
      width={560}
      title={t('appeals.decideOf', { name: appeal.name })}
      onClose={onClose}
      buttons={[
        {
          id: 'decide',
          label: t('appeals.decide'),
          variant: 'primary',
          disabled: answer.trim().length < 5,
          onClick: send,
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <p className={css.text}>{appeal.reason}</p>
        <Outcome appeal={appeal} level={level} error={errors.level} onChange={setLevel} />
        <Field label={t('appeals.answer')} required error={errors.answer}>
          <TextArea value={answer} maxLength={2000} rows={4} onChange={setAnswer} />
        </Field>
      </div>
    </Dialog>
  );
}

function Outcome(props: {
  appeal: Appeal;
  level: string;
  error: string | undefined;
  onChange: (level: string) => void;
}): ReactElement {
  const { appeal, level, error, onChange } = props;
  const t = useWords();
  const changes = appeal.levels
    .filter(({ code }) => code !== appeal.level)
    .map(({ code, name }) => ({
      value: `to-${code}`,
      label: t('appeals.change', { level: `${code} ${name}` }),
    }));
  return (
    <Field label={t('appeals.outcome')} required error={error}>
      <Select
        value={level}
        options={[{ value: kept, label: t('appeals.keep') }, ...changes]}
        onChange={onChange}
      />
    </Field>
  );
}
