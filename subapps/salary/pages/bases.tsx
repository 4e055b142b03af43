import { type ReactElement, useState } from 'react';
import { applyInsuranceBases, insuranceBases } from '#bridge/calls/insurance/bases.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { ControlBar, StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { PlaceName, PlaceSelect } from '../parts/insurance/place-select.tsx';
import { useWords, type Words } from '../texts/app-texts.ts';

type Bases = ResultOf<typeof insuranceBases>;
type Row = Bases['rows'][number];

/** The months in which cities begin a year of bases: January and July, the last two and the next two. */
function startingMonths(): readonly string[] {
  const year = Number(companyToday().slice(0, 4));
  return [`${year + 1}-07-01`, `${year + 1}-01-01`, `${year}-07-01`, `${year}-01-01`];
}

/** The yearly adjustment of bases: what everybody's would be, and a button that begins them. */
export function BasesPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('bases.title'));
  const [filter, setFilter] = useState<Filter>({
    from: startingMonths()[0] ?? '',
    place: '',
    keyword: '',
  });
  const { from, place, keyword } = filter;
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 });
  const asked = { from, ...(place !== '' && { place }) };
  const call = useCall(insuranceBases, {
    ...asked,
    ...(keyword !== '' && { keyword }),
    page,
    rows: size,
  });
  const { data } = call;
  const change = (next: Partial<Filter>) => {
    setFilter({ ...filter, ...next });
    setPage({ page: 1, size });
  };
  return (
    <StackPage>
      <PageHeader
        title={t('bases.title')}
        subtitle={t('bases.subtitle', { year: Number(from.slice(0, 4)) - 1 })}
        actions={
          // What is applied is what is shown.
          call.state === 'ready' &&
          call.data.can.apply && <Apply asked={asked} of={call.data} onDone={call.reload} />
        }
      />
      {data && (
        <StatisticsStrip
          items={[
            { id: 'people', label: t('people'), value: data.total },
            { id: 'changing', label: t('bases.changing'), value: data.changing },
            { id: 'kept', label: t('bases.kept'), value: data.kept },
          ]}
        />
      )}
      <TablePart>
        <Filters filter={filter} onChange={change} />
        <DataTable
          label={t('bases.title')}
          columns={columnsOf(t)}
          rows={data?.rows ?? []}
          rowKey={({ employmentId }: Row) => employmentId}
          status={tableStatus(call)}
          onRetry={call.reload}
          empty={<EmptyState title={t('insurance.noPeople')} />}
        />
        {data && <Pagination total={data.total} page={page} size={size} onChange={setPage} />}
      </TablePart>
    </StackPage>
  );
}

interface Filter {
  readonly from: string;
  readonly place: string;
  readonly keyword: string;
}

function Filters(props: {
  filter: Filter;
  onChange: (next: Partial<Filter>) => void;
}): ReactElement {
  const t = useWords();
  const { filter, onChange } = props;
  return (
    <ControlBar
      search={
        <SearchBox
          value={filter.keyword}
          placeholder={t('insurance.search')}
          onSearch={(keyword) => onChange({ keyword })}
        />
      }
    >
      <Select
        label={t('bases.from')}
        value={filter.from}
        options={startingMonths().map((value) => ({ value, label: monthWords(value) }))}
        onChange={(from) => onChange({ from })}
      />
      <PlaceSelect value={filter.place} onChange={(place) => onChange({ place })} />
    </ControlBar>
  );
}

interface ApplyProps {
  asked: { from: string; place?: string };
  of: Bases;
  onDone: () => void;
}

function Apply({ asked, of, onDone }: ApplyProps): ReactElement {
  const t = useWords();
  const { ask, tell } = useTools();
  const { save, state } = useSave(applyInsuranceBases);
  const apply = async () => {
    const title = t('bases.applyTitle', {
      month: monthWords(asked.from),
      count: String(of.changing),
    });
    if (!(await ask({ title, text: t('bases.applyText'), tone: 'danger' }))) return;
    const done = await save(asked);
    if (!done.ok) return tell(done.error.words, 'error');
    tell(t('bases.applied', { count: String(done.result.changed) }), 'success');
    onDone();
  };
  return (
    <Button
      variant="primary"
      busy={state === 'saving'}
      disabled={of.changing === 0}
      onClick={() => void apply()}
    >
      {t('bases.apply')}
    </Button>
  );
}

function columnsOf(t: Words): Column<Row>[] {
  const money = (id: 'base' | 'next' | 'fundBase' | 'floor' | 'ceiling') =>
    ({
      id,
      header: t(`bases.${id}`),
      width: 120,
      align: 'end',
      cell: (row) => (row[id] === null ? '' : moneyWords(row[id])),
    }) as const satisfies Column<Row>;
  return [
    { id: 'name', header: t('name'), minWidth: 110, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('staffNo'), width: 100, cell: ({ staffNo }) => staffNo },
    {
      id: 'place',
      header: t('insurance.place'),
      width: 90,
      cell: ({ place }) => <PlaceName place={place} />,
    },
    { ...money('base'), card: 'field' },
    money('fundBase'),
    {
      id: 'months',
      header: t('bases.months'),
      width: 100,
      align: 'end',
      cell: ({ months }) => (months === 0 ? t('bases.noPay') : months),
    },
    { ...money('next'), card: 'field' },
    money('floor'),
    money('ceiling'),
    {
      id: 'limited',
      card: 'state',
      header: t('bases.limited'),
      width: 110,
      cell: ({ limited }) =>
        limited === null ? '' : <Tag tone="warn">{t(`bases.limits.${limited}`)}</Tag>,
    },
  ];
}
