import type { ReactElement } from 'react';
import type { Tone } from '#ui/parts/tag.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import type { Approval } from './approval-view.tsx';
import css from './approvals.module.css';
import { FileLinks } from './forms/file-links.tsx';

type Kind = Approval['log'][number]['kind'];

const tones: Partial<Record<Kind, Tone>> = {
  approve: 'good',
  handle: 'good',
  reject: 'bad',
  return: 'warn',
  withdraw: 'warn',
  revoke: 'warn',
  terminate: 'bad',
  comment: 'neutral',
  urge: 'warn',
  takeBack: 'warn',
  skip: 'warn',
  overdueUp: 'warn',
  overdueGive: 'warn',
  overdueApprove: 'warn',
  overdueReject: 'bad',
  rejectTo: 'warn',
};

/** Everything that was done with an approval, the latest first. */
export function LogView({ approval }: { approval: Approval }): ReactElement {
  const t = useWords();
  const steps = new Map(approval.steps.map(({ node, name }) => [node, name]));
  const items = approval.log.toReversed().map((line) => {
    const named = line.people.length > 0 ? line.people : [line.forName ?? ''];
    const title = t(`kind.${line.kind}`, {
      name: line.forName ?? '',
      people: formatList(named),
      step: steps.get(line.node ?? '') ?? '',
    });
    const details = [
      line.round > 1 ? t('round', { round: line.round }) : '',
      line.forName !== null && line.actorName !== null ? t('forName', { name: line.forName }) : '',
    ].filter((one) => one !== '');
    return {
      id: line.id,
      title,
      at: line.at,
      time: formatDate(line.at, 'minute'),
      ...(line.actorName !== null && { by: line.actorName }),
      tone: tones[line.kind] ?? ('accent' as const),
      body: (
        <>
          {details.length > 0 && <span className={css.quiet}>{details.join(' · ')}</span>}
          {line.words && <p className={css.words}>{line.words}</p>}
          {line.kind === 'comment' && line.people.length > 0 && (
            <span className={css.quiet}>@ {formatList(line.people)}</span>
          )}
          {line.files.length > 0 && <FileLinks files={line.files} />}
        </>
      ),
    };
  });
  return <Timeline items={items} />;
}
