import type { Drawing } from '../../../lambdas/pages/phones/drawing.ts';

/** Texts of a drawing or of a part of its markup, in their order. */
export const textsOf = (drawn: Drawing | string): string[] =>
  (typeof drawn === 'string' ? drawn : drawn.html.markup)
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);
