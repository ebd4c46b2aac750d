import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { ValuesOf } from '../../admin/form/fieldSet.ts';
import { partsOf } from '../../admin/form/zonedDateTime.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { effectOf } from './goLive.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { useNow } from './useNow.ts';

type Values = ValuesOf<newsFields_article$key>;

/** What pressing the form’s button does, in a sentence; and whether it schedules the article. */
export function useEffectText({ values, base }: { values: Values; base: Values }) {
  const { effects } = useTexts(newsAdminTexts);
  const { language } = useLanguage();
  const effect = effectOf(values, base, useNow());
  const moment = (value: string) => zonedMoment(language, value, partsOf(value).offset ?? undefined);
  if (!('at' in effect)) return { text: effects[effect.kind], isScheduled: false };
  const begun = effect.kind === 'now' ? effects.now : effects.scheduled(moment(effect.at));
  const text = effect.until === '' ? begun : effects.until(begun, moment(effect.until));
  return { text, isScheduled: effect.kind === 'scheduled' };
}
