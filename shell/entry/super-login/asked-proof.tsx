import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { ProofQuestion } from '../../frame/dialogs/proof-question.tsx';
import { dialog } from '../../stores/dialogs/dialogs.ts';

/** The dialog for a proof, on a page that has none of the portal's dialogs around it. */
export function AskedProof(): ReactElement | null {
  const asked = useStore(dialog);
  return asked?.kind === 'proof' ? <ProofQuestion key={asked.id} asked={asked} /> : null;
}
