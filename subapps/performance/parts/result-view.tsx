import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  acknowledgeResult,
  appealResult,
  type myPerformance,
  withdrawAppeal,
} from '#bridge/calls/performance/mine.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { useSaved } from './use-saved.ts';

type File = NonNullable<ResultOf<typeof myPerformance>['file']>;
type Result = NonNullable<File['result']>;

/** The released result: level, texts, and what the person can say to it. */
export function ResultView(props: {
  file: File;
  result: Result;
  onChanged: () => void;
}): ReactElement {
  const { file, result, onChanged } = props;
  const t = useWords();
  return (
    <Section title={t('result.title')}>
      <div className={css.item}>
        {result.notRated !== null && (
          <p className={css.text}>
            {t('result.notRated', { why: t(`notRated.${result.notRated}`) })}
          </p>
        )}
        {result.level !== null && (
          <div>
            <p className={css.hint}>{t('result.level')}</p>
            <p className={`${css.text} ${css.level}`}>
              {result.level} {result.levelName}
            </p>
          </div>
        )}
        {result.managerComment !== null && (
          <div>
            <p className={css.hint}>{t('result.comment')}</p>
            <p className={css.text}>{result.managerComment}</p>
          </div>
        )}
        {result.colleagues !== null ? (
          <Nameless title={t('result.colleagues')} group={result.colleagues} />
        ) : (
          <>
            {file.hasPeers && <Nameless title={t('result.peers')} group={result.peers} />}
            {file.hasUpward && <Nameless title={t('result.upward')} group={result.upward} />}
          </>
        )}
        <Answer file={file} result={result} onChanged={onChanged} />
      </div>
      {result.appeal !== null && <Appeal appeal={result.appeal} onChanged={onChanged} />}
    </Section>
  );
}

/** What colleagues said together, without names. */
function Nameless(props: { title: string; group: Result['peers'] }): ReactElement {
  const { title, group: peers } = props;
  const t = useWords();
  return (
    <div>
      <p className={css.hint}>{title}</p>
      <p className={css.text}>
        {peers === null
          ? t('result.peersFew')
          : t('result.peersMean', { count: String(peers.count), mean: peers.mean })}
      </p>
      {peers !== null && peers.comments.length > 0 && (
        <ul>
          {peers.comments.map((comment, at) => (
            // Comments have no name of their own, and may be equal.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn again as a whole
            <li key={at}>{comment}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Acknowledge and appeal are side by side and of one size. */
function Answer(props: { file: File; result: Result; onChanged: () => void }): ReactElement {
  const { file, result, onChanged } = props;
  const t = useWords();
  const [appealing, setAppealing] = useState(false);
  const { save, problem } = useSaved(acknowledgeResult, {
    done: t('result.acknowledgeDone'),
    onDone: onChanged,
  });
  return (
    <>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <div className={css.actions}>
        {result.acknowledgedOn === null && file.cycleState === 'released' && (
          <Button onClick={() => void save({ appraisalId: file.id })}>
            {t('result.acknowledge')}
          </Button>
        )}
        {result.canAppeal && (
          <Button onClick={() => setAppealing(true)}>{t('result.appeal')}</Button>
        )}
      </div>
      <p className={css.facts}>
        {result.acknowledgedOn !== null && (
          <span>{t('result.acknowledged', { day: formatDate(result.acknowledgedOn) })}</span>
        )}
        {result.acknowledgedOn === null && file.cycleState === 'released' && (
          <span>
            {t(result.lapsed ? 'result.lapsed' : 'result.acknowledgeUntil', {
              day: formatDate(result.acknowledgeUntil),
            })}
          </span>
        )}
        {result.canAppeal && (
          <span>{t('result.appealUntil', { day: formatDate(result.appealUntil) })}</span>
        )}
      </p>
      {appealing && (
        <AppealForm id={file.id} onClose={() => setAppealing(false)} onSaved={onChanged} />
      )}
    </>
  );
}

function AppealForm(props: { id: string; onClose: () => void; onSaved: () => void }): ReactElement {
  const { id, onClose, onSaved } = props;
  const t = useWords();
  const [reason, setReason] = useState('');
  const { save, errors, problem } = useSaved(appealResult, {
    done: t('result.appealDone'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      width={560}
      title={t('result.appeal')}
      onClose={onClose}
      buttons={[
        {
          id: 'appeal',
          label: t('result.appeal'),
          variant: 'primary',
          disabled: reason.trim() === '',
          onClick: () => save({ appraisalId: id, reason }),
        },
      ]}
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Field
        label={t('result.appealReason')}
        required
        help={t('result.appealHint')}
        error={errors.reason}
      >
        <TextArea value={reason} maxLength={4000} rows={6} onChange={setReason} />
      </Field>
    </Dialog>
  );
}

function Appeal(props: {
  appeal: NonNullable<Result['appeal']>;
  onChanged: () => void;
}): ReactElement {
  const { appeal, onChanged } = props;
  const t = useWords();
  const { save, problem } = useSaved(withdrawAppeal, {
    done: t('result.withdrawn'),
    onDone: onChanged,
  });
  return (
    <div className={css.item}>
      <div className={css.line}>
        <h3 className={css.name}>{t('result.appealState')}</h3>
        <Tag tone={appeal.state === 'open' ? 'accent' : 'neutral'}>
          {t(`appealState.${appeal.state}`)}
        </Tag>
      </div>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <p className={css.text}>{appeal.reason}</p>
      {appeal.answer !== null && (
        <p className={css.text}>{t('result.answer', { answer: appeal.answer })}</p>
      )}
      {appeal.state === 'open' && (
        <div>
          <Button onClick={() => void save({ id: appeal.id })}>{t('result.withdraw')}</Button>
        </div>
      )}
    </div>
  );
}
