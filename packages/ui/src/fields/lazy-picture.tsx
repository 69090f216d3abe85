import { lazyComponent } from '../kit/lazy-component.tsx';
import type { PictureProps } from './picture.tsx';

/** Loaded where there are pictures. Its box is there before. */
export const Picture = lazyComponent<PictureProps>(
  async () => (await import('./picture.tsx')).Picture,
  <span data-image="" />,
);
