import { categoryName } from '../shared/newsCategories.ts';
import { newsTexts } from './newsTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

/** The categories with their own color; all others are neutral (docs/product.md#news-categories). */
const tones: Record<string, BadgeTone> = {
  culture: 'brand',
  fashion: 'red',
  education: 'leaf',
  featured: 'gold',
  news: 'indigo',
};

interface Props {
  category: string;
}

/** A category as a small label in its dye. */
export function CategoryBadge({ category }: Props) {
  const texts = useTexts(newsTexts);
  return <Badge tone={tones[category] ?? 'neutral'}>{categoryName(texts.category, category)}</Badge>;
}
