import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { myTaxFile, myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { useDownload, useSave, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { MyYear } from '../parts/own-tax/my-year.tsx';
import { useWords } from '../texts/app-texts.ts';

type Year = ResultOf<typeof myTaxYear>;

/** The own tax of a year. It opens with the password, like a slip. */
export function MyTaxPage(): ReactElement {
  const t = useWords();
  const opening = useOpening();
  useTabTitle(t('mine.title'));
  const { data, state } = opening;
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('mine.title')}
          subtitle={t('mine.subtitle')}
          actions={data && <YearActions of={data} onYear={(year) => void opening.open(year)} />}
        />
      }
    >
      {state === 'denied' && <DeniedState />}
      {state === 'noEmployment' && (
        <EmptyState
          icon="person"
          title={t('mine.noEmployment')}
          hint={t('mine.noEmploymentHint')}
        />
      )}
      {state === 'failed' && (
        <ErrorState hint={opening.problem} onRetry={() => void opening.open(opening.year)} />
      )}
      {state === 'locked' && (
        <EmptyState
          title={t('mine.locked')}
          hint={t('mine.lockedHint')}
          action={
            <Button variant="primary" onClick={() => void opening.open(opening.year)}>
              {t('mine.show')}
            </Button>
          }
        />
      )}
      {state === 'loading' && data === null && <SkeletonLines lines={8} />}
      {data && <MyYear of={data} />}
    </DetailPage>
  );
}

function YearActions({ of, onYear }: { of: Year; onYear: (year: string) => void }): ReactElement {
  const t = useWords();
  const download = useDownload(myTaxFile, (name) => t('declarations.saved', { name }));
  return (
    <>
      {of.years.length > 1 && (
        <Select
          label={t('declarations.year')}
          value={String(of.year)}
          options={of.years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={onYear}
        />
      )}
      <Button icon="download" onClick={() => void download({ year: String(of.year) })}>
        {t('mine.download')}
      </Button>
    </>
  );
}

type State = 'loading' | 'locked' | 'denied' | 'noEmployment' | 'failed' | 'open';

/** Opens a year; where the gateway wants the password, the shell asks for it. */
function useOpening() {
  const { save } = useSave(myTaxYear);
  const [year, setYear] = useState(() => companyToday().slice(0, 4));
  const [data, setData] = useState<Year | null>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState('');
  const open = async (wanted: string) => {
    setYear(wanted);
    const opened = await save({ year: wanted });
    if (opened.ok) {
      setData(opened.result);
      setProblem('');
      setState('open');
      return;
    }
    const { codeName, words } = opened.error;
    setProblem(words);
    if (codeName === 'noPermission') setState('denied');
    else if (codeName === 'notFound') setState('noEmployment');
    else if (codeName === uacCodes.confirmNeeded.name) setState(data ? 'open' : 'locked');
    else setState('failed');
  };
  const openFirst = useEffectEvent(() => void open(year));
  useEffect(() => openFirst(), []);
  return { year, data, state, problem, open };
}
