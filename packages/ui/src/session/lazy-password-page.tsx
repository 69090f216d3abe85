import { lazyComponent } from '../kit/lazy-component.tsx';
import { ScreenSkeleton } from '../kit/screen-skeleton.tsx';

/** Page where users change their own password, `/~/password`. The account menu links to it. */
export const PasswordPage = lazyComponent(
  async () => (await import('./password-page.tsx')).PasswordPage,
  <ScreenSkeleton />,
);
