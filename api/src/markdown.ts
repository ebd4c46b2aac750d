import MarkdownIt from 'markdown-it';

// Raw HTML stays text, and links lead only to http(s), mailto, tel or places on this site.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());

const renderImage = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  tokens[index]?.attrSet('loading', 'lazy');
  return renderImage?.(tokens, index, options, environment, renderer) ?? '';
};

/** Markdown as HTML that is safe to insert into a page. Headings begin at the second level. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}
