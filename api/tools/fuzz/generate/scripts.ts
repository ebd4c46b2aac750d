/** A harmless marker: wherever it occurs, an attempt put it there. */
export const mark = 'fuzzed1847()';

/** Attempts to run a text as a script, by the place that they target. */
export const attempts: readonly string[] = [
  `<script>${mark}</script>`,
  `<img src=x onerror=${mark}>`,
  `<svg/onload=${mark}>`,
  `"><script>${mark}</script>`,
  `'" autofocus onfocus=${mark} x='"`,
  `</script><script>${mark}</script>`,
  `</title></style></textarea><script>${mark}</script>`,
  `--><script>${mark}</script><!--`,
  `]]><script>${mark}</script>`,
  `&lt;script&gt;${mark}&lt;/script&gt;`,
  `[a](javascript:${mark})`,
  `![a](javascript:${mark})`,
  `[a](JaVaScRiPt&colon;${mark})`,
  `<javascript:${mark}>`,
  `[a]: data:text/html,<script>${mark}</script>\n\n[a]`,
  `![a](x"onerror=${mark}//)`,
  `\`\`\`"><script>${mark}</script>\n\`\`\``,
  `javascript:${mark}`,
  `\tjava\nscript:${mark}`,
  `https://example.org/"onmouseover="${mark}`,
  `/x"><script>${mark}</script>`,
  `{{constructor.constructor('${mark}')()}}`,
  `<iframe srcdoc="<script>${mark}</script>">`,
  `<math><mi xlink:href="javascript:${mark}">`,
  `\u2028<script>${mark}</script>`,
];
