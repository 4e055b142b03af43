import { type ReactElement, useState } from 'react';
import { daySheet } from '#bridge/calls/kaoqin/sheet.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { ActDialog } from '../parts/exceptions/act-dialog.tsx';
import css from '../parts/mine/mine.module.css';
import own from '../parts/months/months.module.css';
import type { SheetLine } from '../parts/sheet/sheet-columns.tsx';
import { SheetDayDialog } from '../parts/sheet/sheet-day-dialog.tsx';
import { useSheetColumns } from '../parts/sheet/use-sheet-columns.tsx';
import { dayAfter } from '../stores/clock.ts';
import { useWords } from '../texts/app-texts.ts';

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly onlyExceptions: boolean;
}

/** The days of everybody in reach, the last week with its exceptions first; a line opens how its result came about. */
export function SheetPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('sheet.title'));
  const [asked, setAsked] = useState<Asked>({
    from: dayAfter(companyToday(), -7),
    to: companyToday(),
    search: '',
    onlyExceptions: true,
  });
  const [place, setPlace] = useState({ page: 1, size: 20 });
  const [opened, setOpened] = useState<SheetLine | null>(null);
  const [patching, setPatching] = useState<SheetLine | null>(null);
  const columns = useSheetColumns(setPatching);
  const sheet = useCall(daySheet, requestOf(asked, place));
  const change = (next: Partial<Asked>) => {
    setAsked({ ...asked, ...next });
    setPlace({ ...place, page: 1 });
  };
  const endPatch = (done: boolean) => {
    setPatching(null);
    if (done) sheet.reload();
  };
  return (
    <main className={css.page}>
      <PageHeader title={t('sheet.title')} subtitle={t('sheet.hint')} />
      <SheetFilters asked={asked} onChange={change} />
      <DataTable
        label={t('sheet.title')}
        columns={columns}
        rows={sheet.data?.rows ?? []}
        rowKey={(row: SheetLine) => `${row.employmentId} ${row.day}`}
        status={tableStatus(sheet)}
        onOpen={setOpened}
        onRetry={sheet.reload}
        empty={<EmptyState title={t('sheet.none')} />}
      />
      {sheet.data && (
        <Pagination
          total={sheet.data.total}
          page={place.page}
          size={place.size}
          onChange={setPlace}
        />
      )}
      {opened !== null && <SheetDayDialog line={opened} onClose={() => setOpened(null)} />}
      {patching !== null && (
        <ActDialog act="patch" lines={[patching]} leaveTypes={[]} onClose={endPatch} />
      )}
    </main>
  );
}

/** What is read of the sheet; null while its days are not a span. */
function requestOf(
  { from, to, search, onlyExceptions }: Asked,
  { page, size }: { readonly page: number; readonly size: number },
) {
  if (from === '' || to < from) return null;
  return {
    from,
    to,
    ...(onlyExceptions && { only: 'exceptions' as const }),
    ...(search !== '' && { search }),
    page,
    rows: size,
  };
}

interface SheetFiltersProps {
  asked: Asked;
  onChange: (next: Partial<Asked>) => void;
}

function SheetFilters({ asked, onChange }: SheetFiltersProps): ReactElement {
  const t = useWords();
  return (
    <div className={css.filters}>
      <div className={own.search}>
        <SearchBox
          value={asked.search}
          onSearch={(words) => onChange({ search: words.trim() })}
          placeholder={t('months.search')}
        />
      </div>
      <DateInput
        label={t('sheet.from')}
        value={asked.from}
        onChange={(from) => onChange({ from })}
      />
      <DateInput label={t('sheet.to')} value={asked.to} onChange={(to) => onChange({ to })} />
      <Switch
        checked={asked.onlyExceptions}
        onChange={(only) => onChange({ onlyExceptions: only })}
      >
        {t('sheet.only')}
      </Switch>
    </div>
  );
}
