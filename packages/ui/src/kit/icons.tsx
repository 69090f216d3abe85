const paths = {
  add: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  arrowUp: 'M12 5l6 6-1.4 1.4L13 8.8V19h-2V8.8l-3.6 3.6L6 11z',
  check: 'M9.5 16.2l-4-4L4 13.7l5.5 5.5L20.5 8.2 19 6.7z',
  close:
    'M18.3 7.1L16.9 5.7 12 10.6 7.1 5.7 5.7 7.1l4.9 4.9-4.9 4.9 1.4 1.4 4.9-4.9 4.9 4.9 1.4-1.4-4.9-4.9z',
  columns: 'M4 5h16v14H4zm2 2v10h3V7zm5 0v10h3V7zm5 0v10h2V7z',
  eye: 'M12 5C7 5 3 9.5 2 12c1 2.5 5 7 10 7s9-4.5 10-7c-1-2.5-5-7-10-7m0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9m0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  filter: 'M4 6h16v2H4zm3 5h10v2H7zm3 5h4v2h-4z',
  first: 'M6 6h2v12H6zm11 1.4L12.4 12l4.6 4.6-1.4 1.4-6-6 6-6z',
  last: 'M16 6h2v12h-2zM7 7.4L8.4 6l6 6-6 6L7 16.6l4.6-4.6z',
  menu: 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z',
  more: 'M6 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6m6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6m6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  next: 'M9.4 6L8 7.4l4.6 4.6L8 16.6 9.4 18l6-6z',
  previous: 'M14.6 6l-6 6 6 6 1.4-1.4-4.6-4.6L16 7.4z',
  refresh: 'M17.6 6.4A8 8 0 1 0 19.7 14h-2.1A6 6 0 1 1 16.2 7.8L13 11h7V4z',
  search:
    'M15.5 14h-.8l-.3-.3a6.5 6.5 0 1 0-.7.7l.3.3v.8l5 5 1.5-1.5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9z',
  settings: 'M4 7h10v2H4zm14 0h2v2h-2zm-3-2h2v6h-2zM4 15h4v2H4zm8 0h8v2h-8zm-3-2h2v6H9z',
  sidebar:
    'M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1m1 2v12h4V6zm6 0v12h8V6z',
} as const;

interface Size {
  /** @defaultValue 20 */
  readonly size?: number;
}

export interface NamedIcon extends Size {
  readonly name: keyof typeof paths;
}

/** Icon whose path is bundled with the code that shows it. */
export interface ShapedIcon extends Size {
  /** Path in a 24 by 24 box. */
  readonly shape: string;
}

export type IconProps = NamedIcon | ShapedIcon;

/** Decorative icon, hidden from screen readers: the control around it needs a label. */
export function Icon({ size = 20, ...icon }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      focusable={false}
      style={{ flexShrink: 0, display: 'block' }}
    >
      <path d={'name' in icon ? paths[icon.name] : icon.shape} />
    </svg>
  );
}
