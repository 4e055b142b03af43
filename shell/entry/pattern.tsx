import { type ReactElement, useId } from 'react';
import css from './login-page.module.css';

/** Rooms beside rooms, some with the house in them: the ground of the sign-in page. */
export function Pattern(): ReactElement {
  const id = useId();
  return (
    <svg className={css.pattern} aria-hidden="true">
      <defs>
        <pattern id={id} width="276" height="196" patternUnits="userSpaceOnUse">
          <rect x="9" y="12" width="74" height="74" rx="16" />
          <rect x="101" y="12" width="74" height="74" rx="16" />
          <rect x="193" y="12" width="74" height="74" rx="16" />
          <rect x="-37" y="110" width="74" height="74" rx="16" />
          <rect x="55" y="110" width="74" height="74" rx="16" />
          <rect x="147" y="110" width="74" height="74" rx="16" />
          <rect x="239" y="110" width="74" height="74" rx="16" />
          <path d="M121 66V44l17-14 17 14v22" />
          <path d="M167 164v-22l17-14 17 14v22" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
