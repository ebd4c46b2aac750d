import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { historyTexts } from '../../language/historyAdmin.ts';
import type { Bilingual } from '../../language/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';

/** The texts of a noun's fields, by the names under which they are declared. */
interface FieldTexts {
  fields: Readonly<Record<string, { label: string }>>;
}

const nouns: Readonly<Record<string, Bilingual<FieldTexts>>> = {
  BatikPattern: patternsAdminTexts,
  Community: communitiesAdminTexts,
  NewsArticle: newsAdminTexts,
  Partner: partnersAdminTexts,
  TimelineItem: timelineAdminTexts,
};

/** What the fields of an entity are called, as in its form: “Title (English)”. */
export function useFieldName(entity: string): (field: string) => string {
  const words = useTexts(formTexts);
  const { fieldNames } = useTexts(historyTexts);
  const { fields } = useTexts<FieldTexts>(nouns[entity] ?? { en: { fields: {} }, id: { fields: {} } });
  const nameOf = (field: string) => fields[field]?.label ?? (fieldNames as Record<string, string>)[field];
  return (field) => {
    const stem = field.replace(/(?:En|Id)$/, '');
    const label = nameOf(stem);
    if (stem === field || label === undefined) return nameOf(field) ?? field;
    return field.endsWith('En') ? words.inEnglish(label) : words.inIndonesian(label);
  };
}
