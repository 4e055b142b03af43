/** A page with nothing but a data table, for its tests: what it shows is said in its address. */
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { arranging } from '#ui/parts/data-table/arranging.ts';
import { ColumnPicker } from '#ui/parts/data-table/column-picker.tsx';
import { type Column, type ColumnChoice, defaultChoice } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { changeButtons, type RowButtons } from '#ui/parts/data-table/row-buttons.ts';
import { RowButtonsCell } from '#ui/parts/data-table/row-buttons-cell.tsx';
import { SelectionBar } from '#ui/parts/data-table/selection-bar.tsx';
import { type TablePerson, tablePeople } from './people.ts';

const asked = new URLSearchParams(location.search);
const people = tablePeople(Number(asked.get('rows') ?? 30));

const organs = [
  {
    id: 'research',
    label: '研发中心',
    children: [
      { id: 'platform', label: '平台组' },
      { id: 'client', label: '客户端组' },
    ],
  },
  { id: 'quality', label: '测试组' },
];

const columns: readonly Column<TablePerson>[] = [
  {
    id: 'name',
    header: '姓名',
    width: 160,
    fixed: 'start',
    locked: true,
    sortable: true,
    filter: { kind: 'text' },
    cell: (person) => person.name,
  },
  { id: 'staffNo', header: '工号', width: 160, sortable: true, cell: (person) => person.staffNo },
  {
    id: 'organ',
    header: '部门',
    width: 160,
    filter: { kind: 'tree', nodes: organs },
    cell: (person) => person.organ,
  },
  { id: 'post', header: '岗位', width: 200, cell: (person) => person.post },
  { id: 'place', header: '地点', width: 200, cell: (person) => person.place },
  {
    id: 'status',
    header: '状态',
    width: 160,
    filter: {
      kind: 'choice',
      options: [
        { value: 'active', label: '在职' },
        { value: 'leaving', label: '待离职' },
      ],
    },
    cell: (person) => person.status,
  },
  {
    id: 'joinedOn',
    header: '入职日期',
    width: 180,
    sortable: true,
    filter: { kind: 'date' },
    cell: (person) => person.joinedOn,
  },
  {
    id: 'salary',
    header: '月薪',
    width: 160,
    align: 'end',
    sortable: true,
    filter: { kind: 'number' },
    value: (person) => person.salary,
    summary: (rows) => String(rows.reduce((sum, person) => sum + person.salary, 0)),
    cell: (person) => String(person.salary),
  },
];

/** The people as a tree: each with the two that follow below, three levels deep. */
function below(person: TablePerson): readonly TablePerson[] {
  const at = Number(person.id.slice(1));
  return at < 9 ? [at * 2 + 21, at * 2 + 22].flatMap((one) => people[one] ?? []) : [];
}

function Demo(): ReactElement {
  const [choice, setChoice] = useState<ColumnChoice>(defaultChoice);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState('');
  const kind = asked.get('kind') ?? 'roster';
  const usual: RowButtons<TablePerson> = [
    { event: 'view', onClick: (person) => say(`view ${person.id}`) },
    { event: 'lock', onClick: (person) => say(`lock ${person.id}`) },
  ];
  const buttons = changeButtons<TablePerson>(
    usual,
    {
      kind: 'append',
      buttons: [
        { event: 'modify', onClick: (person) => say(`modify ${person.id}`) },
        { event: 'delete', onClick: (person) => say(`delete ${person.id}`) },
      ],
    },
    { kind: 'update', event: 'delete', with: { confirm: () => ({ title: 'delete?' }) } },
  );
  const action: Column<TablePerson> = {
    id: 'actions',
    header: '',
    width: 160,
    fixed: 'end',
    locked: true,
    text: () => '',
    cell: (person) => (
      <RowButtonsCell
        row={person}
        buttons={buttons}
        ask={async ({ title }) => {
          say(title);
          return false;
        }}
      />
    ),
  };
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <h1>{kind}</h1>
      <p data-testid="said">{said}</p>
      <div>
        <ColumnPicker columns={columns} choice={choice} onChoice={setChoice} />
        <SelectionBar count={selection.size} onClear={() => setSelection(new Set())} />
      </div>
      <DataTable
        label="员工"
        columns={[...columns, action]}
        rows={kind === 'tree' ? people.slice(0, 3) : people}
        rowKey={(person) => person.id}
        arranging={arranging}
        choice={choice}
        onChoice={setChoice}
        selection={selection}
        onSelection={setSelection}
        {...(kind === 'tree' && { childrenOf: below })}
        {...(kind === 'detail' && { detail: (person: TablePerson) => <p>{person.staffNo} …</p> })}
        {...(kind === 'roster' && { onOpen: (person: TablePerson) => say(`open ${person.id}`) })}
      />
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'blue';
document.documentElement.dataset.mode = asked.get('mode') ?? 'light';
createRoot(root).render(<Demo />);
