const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  last: 'M6 5l7 7-7 7M18 5v14',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 010 12H9',
  rules: 'M5 4h6a3 3 0 013 3v13a3 3 0 00-3-3H5zM19 4h-3M14 7a3 3 0 013-3h3v13h-3a3 3 0 00-3 3',
  more: 'M4.5 12a.5.5 0 101 0 .5.5 0 10-1 0M11.5 12a.5.5 0 101 0 .5.5 0 10-1 0M18.5 12a.5.5 0 101 0 .5.5 0 10-1 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  save: 'M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14',
  open: 'M12 16V5M7.5 9L12 4.5 16.5 9M5 20h14',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 104 0 2 2 0 10-4 0M6 17a2 2 0 104 0 2 2 0 10-4 0',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  again: 'M19 5v5h-5M5 19v-5h5M18.5 10A7 7 0 006 8M5.5 14A7 7 0 0018 16',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  share: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11',
  silence: 'M4 10v4h4l5 4V6L8 10zM16.5 9.5l5 5M21.5 9.5l-5 5',
  find: 'M12 18.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shuffle:
    'M4 7h3l9 10h4M4 17h3l3-3.3M13 10.3L16 7h4M17.5 4.5L20 7l-2.5 2.5M17.5 14.5L20 17l-2.5 2.5',
  sort: 'M5 7h5M5 12h8M5 17h11M18 5v14M15.5 16.5L18 19l2.5-2.5',
  help: 'M12 21a9 9 0 100-18 9 9 0 000 18M9.5 9.2a2.6 2.6 0 115 .8c0 1.8-2.5 2-2.5 4M12 17.3v.1',
  hint: 'M9.5 18.5h5M10.5 21.5h3M14.5 16c0-1.2.5-1.9 1.2-2.6a5.5 5.5 0 10-7.4 0c.7.7 1.2 1.4 1.2 2.6z',
  learn: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v5c3.2 2.6 7.8 2.6 11 0v-5M21.5 9.5V15',
  exchange: 'M4 8h13M13.5 4.5L17 8l-3.5 3.5M20 16H7M10.5 12.5L7 16l3.5 3.5',
  hurry: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  pass: 'M4 12h10M10.5 8l4 4-4 4M19 5v14',
  doubt: 'M12 3l9 16H3zM12 9v5M12 16.6v.1',
  erase: 'M9 5h11v14H9l-6-7zM11.5 9l5 6M16.5 9l-5 6',
  log: 'M5 6h14M5 11h14M5 16h9',
  letters: 'M4 5h7v7H4zM13 12h7v7h-7zM6.3 10l1.2-3 1.2 3M15 17v-3h2.4M14 6.5h5M4.5 16h5',
  closer: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13M15.3 15.3L20 20M10.5 7.7v5.6M7.7 10.5h5.6',
  farther: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13M15.3 15.3L20 20M7.7 10.5h5.6',
  turn: 'M5 9h10v10H5zM9 5h6a5 5 0 015 5v3M17.5 11l2.5 2.5 2.5-2.5',
  newsroom: 'M4 6h12v13H6a2 2 0 01-2-2zM16 10h4v7a2 2 0 01-2 2h-2M7 9.5h6M7 13h6M7 16h4',
  pen: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  page: 'M5 4h14v16H5zM8 8h8M8 11.5h3.5M8 14h3.5M8 16.5h3.5M14 11.5h2v5h-2z',
  remove: 'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7M3 20v-2a5 5 0 015-5h2a5 5 0 015 5v2M16 8h6',
  block: 'M12 21a9 9 0 100-18 9 9 0 000 18M5.7 5.7l12.6 12.6',
  count: 'M5 4h6v6H5zM13 4h6v6h-6zM5 14h6v6H5zM14 17h5M16.5 14.5v5',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Line icons in the ink of the text beside them; never the only label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
