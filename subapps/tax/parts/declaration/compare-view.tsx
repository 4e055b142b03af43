import { type ReactElement, useState } from 'react';
import { compareDeclaration } from '#bridge/calls/etax/declarations.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { DropZone } from '#ui/parts/upload/drop-zone.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatList } from '#ui/texts/format.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './declaration.module.css';

type Comparison = ResultOf<typeof compareDeclaration>;
type Difference = Comparison['differences'][number];
type OnlyThere = Comparison['onlyThere'][number];

type Income = Exclude<RequestOf<typeof compareDeclaration>['income'], undefined | ''>;

const incomes: readonly Income[] = ['wages', 'labour', 'author', 'royalty'];

type Comparing =
  | { readonly state: 'idle' }
  | { readonly state: 'working' }
  | { readonly state: 'failed'; readonly name: string; readonly words: string }
  | { readonly state: 'done'; readonly name: string; readonly result: Comparison };

/** The month beside the file that the bureau's client exports. */
export function CompareView({ month }: { month: string }): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const [income, setIncome] = useState<Income>('wages');
  const [now, setNow] = useState<Comparing>({ state: 'idle' });
  const compare = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const { name } = file;
    setNow({ state: 'working' });
    try {
      setNow({
        state: 'done',
        name,
        result: await gateway.upload(compareDeclaration, { month, income, file }),
      });
    } catch (cause) {
      setNow({ state: 'failed', name, words: wordsOfError(cause) });
    }
  };
  return (
    <div className={css.compare}>
      <p className={css.hint}>{t('compare.hint')}</p>
      <Select
        label={t('compare.income')}
        value={income}
        options={incomes.map((value) => ({ value, label: t(`declarations.forms.${value}`) }))}
        onChange={(next) => {
          setIncome(incomes.find((one) => one === next) ?? 'wages');
          setNow({ state: 'idle' });
        }}
      />
      <DropZone
        accept=".xlsx,.csv"
        multiple={false}
        disabled={now.state === 'working'}
        onFiles={(files) => void compare(files)}
      >
        {t('compare.formats')}
      </DropZone>
      {now.state === 'working' && <SkeletonLines lines={6} />}
      {now.state === 'failed' && (
        <Banner tone="bad" title={now.name}>
          {now.words}
        </Banner>
      )}
      {now.state === 'done' && <Outcome name={now.name} result={now.result} />}
    </div>
  );
}

function Outcome({ name, result }: { name: string; result: Comparison }): ReactElement {
  const t = useWords();
  const { differences, onlyHere, onlyThere, unread } = result;
  const same = differences.length + onlyHere.length + onlyThere.length + unread.length === 0;
  return (
    <section aria-label={t('compare.result', { name })} className={css.outcome}>
      <h2>{t('compare.result', { name })}</h2>
      <p className={css.hint}>
        {t('compare.fields', {
          fields: formatList(result.fields.map((field) => t(`compare.field.${field}`))),
        })}
      </p>
      <StatisticsStrip
        items={[
          { id: 'read', label: t('compare.read'), value: result.read },
          { id: 'equal', label: t('compare.equal'), value: result.equal },
          { id: 'differs', label: t('compare.differs'), value: result.matched - result.equal },
          { id: 'here', label: t('compare.onlyHere'), value: onlyHere.length },
          { id: 'there', label: t('compare.onlyThere'), value: onlyThere.length },
        ]}
      />
      {same && <Banner title={t('compare.same')} />}
      {result.cut && <Banner tone="warn" title={t('compare.cut')} />}
      {unread.length > 0 && (
        <Banner tone="warn" title={t('compare.unread')}>
          {formatList(
            unread.slice(0, 20).map((one) => t('compare.cell', { ...one, row: String(one.row) })),
          )}
        </Banner>
      )}
      {differences.length > 0 && (
        <DataTable
          label={t('compare.differs')}
          columns={differenceColumns(t)}
          rows={differences}
          rowKey={({ key, field }: Difference) => `${key} ${field}`}
          status={{ kind: 'ready' }}
        />
      )}
      {onlyHere.length > 0 && (
        <p>
          <strong>{t('compare.onlyHere')}</strong>
          {`：${formatList(onlyHere.map((one) => `${one.name} ${one.staffNo}`))}`}
        </p>
      )}
      {onlyThere.length > 0 && (
        <p>
          <strong>{t('compare.onlyThere')}</strong>
          {`：${formatList(onlyThere.map((one) => wordsOf(one, t)))}`}
        </p>
      )}
    </section>
  );
}

function wordsOf({ row, name, documentTail }: OnlyThere, t: Words): string {
  return t('compare.line', { row: String(row), name, tail: documentTail });
}

function differenceColumns(t: Words): Column<Difference>[] {
  const money = (id: 'here' | 'there' | 'difference') =>
    ({
      id,
      header: t(`compare.${id}`),
      width: 150,
      align: 'end',
      cell: (row) => moneyWords(row[id]),
    }) as const satisfies Column<Difference>;
  return [
    {
      id: 'name',
      header: t('declarations.name'),
      minWidth: 120,
      locked: true,
      cell: ({ name }) => name,
    },
    {
      id: 'staffNo',
      header: t('declarations.staffNo'),
      width: 120,
      cell: ({ staffNo }) => staffNo,
    },
    {
      id: 'field',
      header: t('compare.what'),
      minWidth: 160,
      cell: ({ field }) => t(`compare.field.${field}`),
    },
    money('here'),
    money('there'),
    money('difference'),
  ];
}
