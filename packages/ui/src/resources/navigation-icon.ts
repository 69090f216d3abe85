import type { ComponentType } from 'react';

/**
 * A picture in front of a title, 20 px high: the path of a shape on 24 by 24, as `d` of an SVG has
 * it and packages of icons export it (`'M4 4h16v16H4z'`), or a component that draws an `svg`. A
 * path costs the page no element.
 */
export type NavigationIcon = ComponentType | string;
