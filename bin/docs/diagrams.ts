import { renderMermaidSVG } from 'beautiful-mermaid';
import { type Html, html, trusted } from '../../lambdas/pages/html.ts';

/**
 * Draws a Mermaid diagram in the page's colors, with its source below it. The drawing's own style would load a font from elsewhere
 * and is refused by the pages' security policy: site.css has it.
 * @param id differs between the diagrams of a page.
 */
export function diagram(source: string, id: string): Html {
  const drawing = renderMermaidSVG(source)
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ style="--bg[^"]*"/, ` role="img" aria-label="The diagram that is described below"`)
    // Marks of arrows are named the same in each drawing.
    .replaceAll(/(?<![-\w])(id="|url\(#)/g, `$1${id}-`);
  return html`<figure><div class="diagram" tabindex="0">${trusted(drawing)}</div>
<details><summary>The diagram as text</summary><pre tabindex="0"><code>${source}</code></pre></details></figure>
`;
}
