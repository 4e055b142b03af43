import type { ReactElement } from 'react';
import { useTools } from '#bridge/react/index.ts';
import type { Edit, Roster } from '../../stores/draft.ts';
import type { Finding } from '../../stores/findings.ts';
import { areaOf, type Selection } from '../../stores/selection.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Asking } from './toolbar.tsx';
import type { RosterDraft, Unit } from './use-roster-draft.ts';

interface BoardDialogsProps {
  asking: Asking | null;
  unit: Unit;
  roster: Roster;
  draft: RosterDraft;
  changes: readonly Edit[];
  findings: readonly Finding[];
  selection: Selection;
  onClose: (changed: boolean) => void;
}

/** The dialog that is asked for. */
export function BoardDialogs(props: BoardDialogsProps): ReactElement | null {
  const { asking, roster, draft, selection, onClose } = props;
  const t = useWords();
  const { tell } = useTools();
  const unit = { ...props.unit, version: draft.version };
  const { top, bottom } = areaOf(selection);
  if (asking === 'changes')
    return <ChangesDialog unit={props.unit} onClose={() => onClose(false)} />;
  if (asking === 'withdraw' || asking === 'unlock')
    return <ReasonDialog {...{ unit, onClose }} action={asking} />;
  if (asking === 'publish') return <PublishDialog {...props} unit={unit} />;
  if (asking !== 'pattern') return null;
  return (
    <PatternDialog
      roster={roster}
      selected={Array.from({ length: bottom - top + 1 }, (_, at) => top + at)}
      onClose={(edits, people) => {
        onClose(false);
        if (edits === null) return;
        draft.edit(edits);
        tell(edits.length > 0 ? t('said.applied', { people }) : t('said.appliedNothing'), 'info');
      }}
    />
  );
}
