import { type ReactElement, useState } from 'react';
import { DetailPage, FieldGrid, Section } from '../../layouts/detail-page.tsx';
import { ListPage } from '../../layouts/list-page.tsx';
import { PageHeader } from '../../layouts/page-header.tsx';
import { SplitPage } from '../../layouts/split-page.tsx';
import { ControlBar, StackPage, TablePart } from '../../layouts/stack-page.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Button } from '../../parts/button.tsx';
import { arranging } from '../../parts/data-table/arranging.ts';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import { Field } from '../../parts/field.tsx';
import { Pagination } from '../../parts/pagination/pagination.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { Tag } from '../../parts/tag.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { SearchTree } from '../../parts/tree/search-tree.tsx';
import { people } from '../content/people.ts';
import { useColumns } from '../content/use-columns.tsx';
import { useOrgans } from '../content/use-organs.ts';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const layoutStory: Story = {
  id: 'layouts',
  states: [
    { name: 'list-page', draw: List, place: 'page' },
    { name: 'split-page', draw: Split, place: 'page' },
    { name: 'detail-page', draw: Detail, place: 'page' },
    { name: 'stack-page', draw: Stack, place: 'page' },
  ],
};

function List(): ReactElement {
  const t = useGalleryTexts();
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState({ page: 1, size: 20 });
  const found = people.filter(({ id }) => t(`person.${id}.name`).includes(search));
  return (
    <ListPage
      header={
        <PageHeader
          title={t('say.roster')}
          subtitle={t('say.rosterOf')}
          actions={
            <>
              <Button>{t('action.export')}</Button>
              <Button variant="primary" icon="plus">
                {t('action.add')}
              </Button>
            </>
          }
        />
      }
      filters={<SearchBox value={search} onSearch={setSearch} placeholder={t('say.search')} />}
      foot={<Pagination total={found.length} {...at} onChange={setAt} />}
    >
      <DataTable
        label={t('say.roster')}
        columns={columns}
        rows={found}
        rowKey={(person) => person.id}
        arranging={arranging}
        onOpen={() => {}}
      />
    </ListPage>
  );
}

function Split(): ReactElement {
  const t = useGalleryTexts();
  const [selected, setSelected] = useState('research');
  return (
    <SplitPage
      label={t('field.department')}
      aside={
        <SearchTree
          nodes={useOrgans()}
          label={t('field.department')}
          placeholder={t('field.department')}
          selected={selected}
          onSelect={setSelected}
        />
      }
    >
      <List />
    </SplitPage>
  );
}

function Detail(): ReactElement {
  const t = useGalleryTexts();
  const [phone, setPhone] = useState('13800001234');
  const [email, setEmail] = useState('zhou@example.com');
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('person.zhou.name')}
          before={<Avatar name={t('person.zhou.name')} />}
          after={<Tag tone="good">{t('status.active')}</Tag>}
          subtitle={t('organ.client')}
          onBack={() => {}}
        />
      }
      foot={<Button variant="primary">{t('action.save')}</Button>}
    >
      <Section title={t('tab.basic')}>
        <FieldGrid>
          <Field label={t('field.phone')} required help={t('say.phoneHelp')}>
            <TextInput value={phone} onChange={setPhone} inputMode="tel" />
          </Field>
          <Field label={t('field.email')}>
            <TextInput value={email} onChange={setEmail} type="email" />
          </Field>
        </FieldGrid>
      </Section>
    </DetailPage>
  );
}

function Stack(): ReactElement {
  const t = useGalleryTexts();
  const columns = useColumns();
  const [search, setSearch] = useState('');
  return (
    <StackPage>
      <PageHeader title={t('say.roster')} subtitle={t('say.rosterOf')} />
      <TablePart>
        <ControlBar
          search={<SearchBox value={search} onSearch={setSearch} placeholder={t('say.search')} />}
        />
        <DataTable
          label={t('say.roster')}
          columns={columns}
          rows={people.slice(0, 5)}
          rowKey={(person) => person.id}
        />
      </TablePart>
    </StackPage>
  );
}
