import { type ReactElement, useEffect } from 'react';
import { shieldQuestion } from '../../host/keyboard/shield.ts';
import type { Dialog } from '../../stores/dialogs/dialogs.ts';
import { AppImages } from './app-images.tsx';
import { AppMustRead } from './app-must-read.tsx';
import { AppQuestion } from './app-question.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { DraftQuestion } from './draft-question.tsx';
import { EvictQuestion } from './evict-question.tsx';
import { HandOverQuestion } from './hand-over-question.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { OutsideQuestion } from './outside-question.tsx';
import { ProofQuestion } from './proof-question.tsx';

/** One question over the whole shell. */
export function Question({ asked }: { asked: Dialog }): ReactElement {
  useEffect(() => shieldQuestion(asked), [asked]);
  switch (asked.kind) {
    case 'confirm':
      return <AppQuestion asked={asked} />;
    case 'images':
      return <AppImages key={asked.id} shown={asked} />;
    case 'draft':
      return <DraftQuestion key={asked.id} asked={asked} />;
    case 'mustRead':
      return <AppMustRead asked={asked} />;
    case 'proof':
      return <ProofQuestion asked={asked} />;
    case 'discard':
      return <DiscardQuestion asked={asked} />;
    case 'leave':
      return <LeaveQuestion asked={asked} />;
    case 'evict':
      return <EvictQuestion asked={asked} />;
    case 'outside':
      return asked.source.kind === 'handOver' ? (
        <HandOverQuestion id={asked.id} route={asked.host} {...asked.source} />
      ) : (
        <OutsideQuestion id={asked.id} host={asked.host} source={asked.source} />
      );
  }
}
