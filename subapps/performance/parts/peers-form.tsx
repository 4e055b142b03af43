import { type ReactElement, useCallback, useState } from 'react';
import { colleagues, mostPeers, proposePeers } from '#bridge/calls/performance/mine.ts';
import { confirmPeers } from '#bridge/calls/performance/team.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { useSaved } from './use-saved.ts';

/** A colleague by name. */
export interface Peer {
  readonly id: string;
  readonly name: string;
}

/** Names by id, of everything that was found since the app started. */
const found = new Map<string, string>();

/** Chooses peers: the person proposes, the manager decides. */
export function PeersForm(props: {
  appraisalId: string;
  known: readonly Peer[];
  decides: boolean;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { appraisalId, known, decides, onClose, onSaved } = props;
  const t = useWords();
  const [peers, setPeers] = useState(known);
  const { save, problem } = useSaved(decides ? confirmPeers : proposePeers, {
    done: decides ? t('team.peersDone') : t('peers.done'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      width={520}
      title={t('peers.title')}
      onClose={onClose}
      buttons={[
        {
          id: 'save',
          label: decides ? t('team.namePeers') : t('peers.save'),
          variant: 'primary',
          disabled: peers.length === 0,
          onClick: () => save({ appraisalId, peers: peers.map(({ id }) => id) }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <ul className={css.list}>
          {peers.map(({ id, name }) => (
            <li key={id} className={css.line}>
              {name}
              <IconButton
                icon="close"
                size="sm"
                label={t('remove', { name })}
                onClick={() => setPeers((all) => all.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
        {peers.length < mostPeers && (
          <PeerPicker
            appraisalId={appraisalId}
            onAdd={(peer) =>
              setPeers((all) => (all.some(({ id }) => id === peer.id) ? all : [...all, peer]))
            }
          />
        )}
      </div>
    </Dialog>
  );
}

function PeerPicker(props: { appraisalId: string; onAdd: (peer: Peer) => void }): ReactElement {
  const { appraisalId, onAdd } = props;
  const t = useWords();
  const gateway = useGateway();
  const [picked, setPicked] = useState('');
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = { appraisalId, ...(keyword !== '' && { keyword }) };
      const people = await gateway.call(colleagues, request, { signal });
      for (const { id, name } of people) found.set(id, name);
      return people.map(({ id, name, organName }) => ({
        value: id,
        label: name,
        ...(organName !== null && { hint: organName }),
      }));
    },
    [gateway, appraisalId],
  );
  const add = (): void => {
    onAdd({ id: picked, name: found.get(picked) ?? '' });
    setPicked('');
  };
  return (
    <div className={css.line}>
      <div className={css.pick}>
        <RemoteCombobox
          label={t('peers.search')}
          search={search}
          value={picked}
          known={picked === '' ? undefined : { value: picked, label: found.get(picked) ?? '' }}
          onChange={setPicked}
        />
      </div>
      <Button icon="plus" disabled={picked === ''} onClick={add}>
        {t('peers.add')}
      </Button>
    </div>
  );
}
