import { type ReactElement, useMemo, useState } from 'react';
import type {
  ListApproval,
  ListConfig,
  ListStatistics,
  ListWiring,
} from '../../layouts/list-screen/list-config.ts';
import type { ListQuery } from '../../layouts/list-screen/list-query.ts';
import { ListScreen } from '../../layouts/list-screen/list-screen.tsx';
import { DescriptionList } from '../../parts/description-list.tsx';
import type { Option } from '../../parts/option.ts';
import type { Scheme } from '../../parts/schemes/schemes.ts';
import { type GalleryPerson, people, statuses } from '../content/people.ts';
import { useColumns } from '../content/use-columns.tsx';
import { useOrgans } from '../content/use-organs.ts';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const listScreenStory: Story = {
  id: 'list-screen',
  states: [
    { name: 'whole', draw: Whole, place: 'page' },
    { name: 'plain', draw: Plain, place: 'page' },
    { name: 'loading', draw: Loading, place: 'page' },
    { name: 'empty', draw: Empty, place: 'page' },
    { name: 'failed', draw: Failed, place: 'page' },
    { name: 'denied', draw: Denied, place: 'page' },
  ],
};

// A list that asks no one: its place, its memory and its schemes last as long as the page.
function useWiring(load: ListWiring<GalleryPerson>['load']): ListWiring<GalleryPerson> {
  const [search, go] = useState('');
  const picked = useState<readonly { id: string; userName: string }[]>([]);
  const memory = useMemo(() => {
    const kept = new Map<string, string>();
    return {
      read: (name: string) => kept.get(name) ?? null,
      write: (name: string, value: string) => void kept.set(name, value),
    };
  }, []);
  return {
    load,
    memory,
    picked,
    mostPicked: 300,
    place: { search, go },
    ask: async () => true,
    tell: () => {},
  };
}

function useConfig(load: ListWiring<GalleryPerson>['load']): ListConfig<GalleryPerson> {
  const t = useGalleryTexts();
  const wiring = useWiring(load);
  const columns = useColumns();
  return {
    ...wiring,
    title: t('say.roster'),
    columns: useMemo(() => columns.map(({ filter: _, ...column }) => column), [columns]),
    rowKey: ({ staffNo }) => staffNo,
    rowName: ({ id }) => t(`person.${id}.name`),
  };
}

const find = async ({ filters, page, rows, sort }: ListQuery) => {
  const { status } = filters;
  const found = people.filter((one) => !status || status.split(',').includes(one.status));
  const turn = sort?.direction === 'desc' ? -1 : 1;
  const inOrder =
    sort?.column === 'salary'
      ? found.toSorted((one, other) => turn * (one.salary - other.salary))
      : found;
  return { rows: inOrder.slice((page - 1) * rows, page * rows), total: found.length };
};

function Whole(): ReactElement {
  return <ListScreen config={useWhole()} />;
}

function useWhole(): ListConfig<GalleryPerson> {
  const t = useGalleryTexts();
  const organs = useOrgans();
  return {
    ...useConfig(find),
    schemes: useSchemesHere(),
    subtitle: t('say.rosterOf'),
    aside: { label: t('field.department'), load: async () => ({ nodes: organs, whole: true }) },
    search: { placeholder: t('say.search') },
    add: {},
    statistics: useFigures(),
    filters: [
      { kind: 'choice', id: 'status', label: t('field.status'), options: useStatuses() },
      { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: t('field.joinedOn') },
      { kind: 'switch', id: 'below', label: t('say.partly') },
      { kind: 'day', id: 'asOf', label: t('field.joinedOn'), place: 'more' },
    ],
    dialog: {
      title: (row) => (row ? t(`person.${row.id}.name`) : t('action.add')),
      width: 504,
      body: (row) => <Facts row={row} />,
    },
    approval: useApproval(),
    editing: {
      cells: {
        staffNo: { kind: 'text', value: ({ staffNo }) => staffNo, maxLength: 8 },
        status: { kind: 'choice', value: ({ status }) => status, options: useStatuses() },
      },
      save: async () => {},
    },
    batch: [{ id: 'disable', label: t('action.disable'), run: async () => 'changed' }],
    export: { formats: ['xlsx', 'csv'], run: async () => 'roster.xlsx' },
  };
}

function useStatuses(): readonly Option[] {
  const t = useGalleryTexts();
  return statuses.map((value) => ({ value, label: t(`status.${value}`) }));
}

function useFigures(): ListStatistics {
  const t = useGalleryTexts();
  const count = (status: string) => people.filter((one) => one.status === status).length;
  return {
    total: t('say.roster'),
    blue: [{ status: 'active', label: t('figure.active') }],
    yellow: [{ status: 'probation', label: t('figure.probation') }],
    green: [{ status: 'leaving', label: t('figure.leaving') }],
    load: async () => ({
      total: people.length,
      countData: Object.fromEntries(statuses.map((status) => [status, count(status)])),
    }),
  };
}

function useApproval(): ListApproval<GalleryPerson> {
  const t = useGalleryTexts();
  return {
    bizType: 'employee',
    bizId: ({ staffNo }) => staffNo,
    load: async () => ({
      status: 'pending',
      list: [
        {
          id: 'second',
          name: t('organ.people'),
          by: t('person.zhou.name'),
          status: 'pending',
        },
        {
          id: 'first',
          name: t('say.regular'),
          by: t('person.han.name'),
          status: 'passed',
          at: '2026-11-20T08:30:00Z',
          comment: t('say.remark'),
        },
      ],
    }),
  };
}

function Facts({ row }: { row: GalleryPerson | undefined }): ReactElement {
  const t = useGalleryTexts();
  return (
    <DescriptionList
      items={[
        { id: 'staffNo', term: t('field.staffNo'), value: row?.staffNo },
        { id: 'post', term: t('field.post'), value: row && t(`person.${row.id}.post`) },
      ]}
    />
  );
}

function useSchemesHere(): NonNullable<ListWiring<GalleryPerson>['schemes']> {
  const t = useGalleryTexts();
  const name = t('figure.probation');
  return useMemo(() => {
    const scheme: Scheme = {
      id: 'probation',
      name,
      isDefault: false,
      query: 'status=probation',
      columns: null,
    };
    return {
      find: async () => [scheme],
      add: async (named, content) => ({ ...scheme, id: named, name: named, ...content }),
      update: async (id, change) => ({ ...scheme, id, ...change }),
      setDefault: async () => {},
      remove: async () => {},
    };
  }, [name]);
}

function Plain(): ReactElement {
  return <ListScreen config={useConfig(find)} />;
}

function Loading(): ReactElement {
  return <ListScreen config={useConfig(never)} />;
}

const never = () => new Promise<never>(() => {});

function Empty(): ReactElement {
  const t = useGalleryTexts();
  const config = useConfig(nobody);
  const empty = { title: t('say.noPeople'), hint: t('say.noPeopleHint') };
  return <ListScreen config={{ ...config, search: {}, add: {}, empty }} />;
}

const nobody = async () => ({ rows: [], total: 0 });

function Failed(): ReactElement {
  const t = useGalleryTexts();
  const words = t('say.unreachable');
  return (
    <ListScreen
      config={useConfig(() => Promise.reject(Object.assign(new Error('network'), { words })))}
    />
  );
}

function Denied(): ReactElement {
  return <ListScreen config={useConfig(refuse)} />;
}

const refuse = () =>
  Promise.reject(Object.assign(new Error('denied'), { codeName: 'noPermission' }));
