import { lazyComponent } from '../kit/lazy-component.tsx';
import { ScreenSkeleton } from '../kit/screen-skeleton.tsx';

/** A user changes their own password. The account menu links to it as `/~/password`. */
export const PasswordPage = lazyComponent(
  async () => (await import('./password-page.tsx')).PasswordPage,
  <ScreenSkeleton />,
);
