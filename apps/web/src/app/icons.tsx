import { createSvgIcon } from '@mui/material/utils';

export const MenuIcon = createSvgIcon(<path d="M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z" />, 'Menu');
export const SidebarIcon = createSvgIcon(<path d="M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1m1 2v12h4V6zm6 0v12h8V6z" fillRule="evenodd" />, 'Sidebar');
export const EyeIcon = createSvgIcon(
  <path d="M12 5C7 5 3 9.500 2 12c1 2.500 5 7 10 7s9-4.500 10-7c-1-2.500-5-7-10-7m0 11.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9m0-2a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5" />,
  'Eye',
);
export const CheckIcon = createSvgIcon(<path d="M9 16.200 4.800 12l-1.400 1.400L9 19 21 7l-1.400-1.400z" />, 'Check');
export const SettingsIcon = createSvgIcon(<path d="M4 7h10v2H4zm14 0h2v2h-2zm-3-2h2v6h-2zM4 15h4v2H4zm8 0h8v2h-8zm-3-2h2v6H9z" />, 'Settings');
