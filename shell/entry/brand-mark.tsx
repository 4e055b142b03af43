import type { ReactElement } from 'react';

/** The house: the mark of the product, in the colour of the text around it. `size` is in pixels. */
export function BrandMark({ size }: { size: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 13.5V7L8 2.5 13.5 7v6.5M6 13.5V9h4v4.5" />
    </svg>
  );
}
