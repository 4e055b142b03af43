/** A small app in React: a list with a filter, and a page for each person with a draft. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { rosterChoices } from '#bridge/calls/joyhr/roster.ts';
import {
  Pages,
  startApp,
  useBridge,
  useCall,
  useDirty,
  usePermission,
  useSave,
  useSnapshot,
  useTabTitle,
} from '#bridge/react/index.ts';

function List(): ReactNode {
  const search = useSearch();
  const bridge = useBridge();
  const mayExport = usePermission('people.export');
  const choices = useCall(rosterChoices, {});
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    window.bridge = bridge;
  }, [bridge]);
  return (
    <section data-page="list">
      <p data-part="search">{search}</p>
      <p data-part="permission">{String(mayExport)}</p>
      <p data-part="call">
        {choices.state}
        {choices.state === 'failed' ? ` ${choices.error.words}` : ''}
      </p>
      <button type="button" data-part="reload" onClick={choices.reload}>
        reload
      </button>
      <button type="button" data-part="clicks" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <Link href="/person/7">person</Link>
    </section>
  );
}

function Person(): ReactNode {
  const { id = '' } = useParams();
  const [draft, setDraft] = useSnapshot('draft', '');
  const saving = useSave(rosterChoices);
  useDirty(draft !== '');
  useTabTitle(`Person ${id}`);
  if (draft === 'broken') throw new Error('broken');
  return (
    <section data-page="person">
      <input data-part="draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button type="button" data-part="save" onClick={() => void saving.save({})}>
        {saving.state}
      </button>
      <Link href="/list?from=person">list</Link>
    </section>
  );
}

await startApp(() => (
  <Pages
    routes={[
      { path: '/home', page: List },
      { path: '/list', page: List },
      { path: '/person/:id', page: Person },
      { path: '/fresh', page: List },
      { path: '/fresh/:id', page: Person },
    ]}
    notFound={<p data-page="not-found">unknown</p>}
    failed={(_, retry) => (
      <button type="button" data-page="failed" onClick={retry}>
        retry
      </button>
    )}
  />
));
