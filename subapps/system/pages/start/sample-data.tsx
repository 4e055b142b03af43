import type { ReactElement } from 'react';
import { addSample, removeSample, type startState } from '#bridge/calls/company/start.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import css from './start.module.css';
import { type StartWords, useStartWords } from './texts/start-texts.ts';

type Sample = NonNullable<ResultOf<typeof startState>['sample']>;

/** Adds the sample data, or says what removing it takes away and removes it. */
export function SampleData(props: {
  sample: Sample | null;
  mayEdit: boolean;
  onChanged: () => void;
}): ReactElement {
  const { sample, mayEdit, onChanged } = props;
  const t = useStartWords();
  const tools = useTools();
  const adding = useSave(addSample);
  async function add(): Promise<void> {
    if (!(await adding.save({})).ok) return;
    tools.tell(t('sample.added'), 'success');
    onChanged();
  }
  if (sample !== null) return <Kept sample={sample} mayEdit={mayEdit} onChanged={onChanged} />;
  return (
    <>
      {adding.state === 'failed' && <Banner tone="bad" title={adding.error.words} />}
      <Button
        variant="primary"
        disabled={!mayEdit}
        busy={adding.state === 'saving'}
        onClick={() => void add()}
      >
        {t('sample.action')}
      </Button>
    </>
  );
}

function Kept(props: { sample: Sample; mayEdit: boolean; onChanged: () => void }): ReactElement {
  const { sample, mayEdit, onChanged } = props;
  const { removes, inTheWay } = sample;
  const t = useStartWords();
  const tools = useTools();
  const removing = useSave(removeSample);
  const isHeld = inTheWay.length > 0;
  async function remove(): Promise<void> {
    const list = listOf(t, removes);
    const question = { title: t('sample.removeTitle'), text: t('sample.removeText', { list }) };
    if (!(await tools.ask({ ...question, tone: 'danger' }))) return;
    if ((await removing.save({})).ok) tools.tell(t('sample.removed'), 'success');
    onChanged();
  }
  return (
    <>
      {removing.state === 'failed' && <Banner tone="bad" title={removing.error.words} />}
      <p className={css.fact}>{t('sample.removes')}</p>
      <p className={css.fact}>{listOf(t, removes)}</p>
      {isHeld ? (
        <Banner tone="warn" title={t('sample.inTheWay')}>
          <p>
            {t('sample.inTheWayHint')} {listOf(t, inTheWay)}
          </p>
        </Banner>
      ) : (
        <p className={css.fact}>{t('sample.kept')}</p>
      )}
      <Button
        variant="danger"
        disabled={!mayEdit || isHeld}
        busy={removing.state === 'saving'}
        onClick={() => void remove()}
      >
        {t('sample.remove')}
      </Button>
    </>
  );
}

function listOf(t: StartWords, counted: Sample['removes']): string {
  return counted
    .map(({ name, count }) => t('sample.count', { name, count: String(count) }))
    .join(t('sample.separator'));
}
