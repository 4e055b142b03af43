import type { ReactElement, ReactNode } from 'react';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Dot } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import css from './home-page.module.css';

/** One line of a list. */
export type CardLine = Extract<CardContent, { kind: 'list' }>['lines'][number];

interface LinesBodyProps {
  lines: readonly CardLine[];
  onOpen: (route: string) => void;
}

/** Lines with a count at their end; those that lead somewhere are buttons. */
export function LinesBody({ lines, onOpen }: LinesBodyProps): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.label}>
          <LineFrame route={line.route} onOpen={onOpen}>
            <Dot tone={line.tone === 'plain' ? 'neutral' : line.tone} />
            <span className={css.lineWords}>
              <span>{line.label}</span>
              {line.detail && <span className={css.detail}>{line.detail}</span>}
            </span>
            {line.count !== null && <span className={css.count}>{formatNumber(line.count)}</span>}
          </LineFrame>
        </li>
      ))}
    </ul>
  );
}

interface LineFrameProps {
  route: string | null;
  onOpen: (route: string) => void;
  children: ReactNode;
}

function LineFrame({ route, onOpen, children }: LineFrameProps): ReactElement {
  if (route === null) return <div className={css.line}>{children}</div>;
  return (
    <button type="button" className={css.line} onClick={() => onOpen(route)}>
      {children}
      <Icon name="chevron-right" size={14} className={css.go} />
    </button>
  );
}
