import { createSvgIcon } from '@mui/material/utils';

export const UpIcon = createSvgIcon(<path d="m12 8-6 6 1.4 1.4 4.6-4.6 4.6 4.6L18 14z" />, 'Up');
export const DownIcon = createSvgIcon(
  <path d="m12 16 6-6-1.4-1.4-4.6 4.6-4.6-4.6L6 10z" />,
  'Down',
);
export const RemoveIcon = createSvgIcon(
  <path d="M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z" />,
  'Remove',
);
export const OpenIcon = createSvgIcon(
  <path d="M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7h-2zM14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3z" />,
  'Open',
);
