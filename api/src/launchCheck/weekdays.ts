import { languages, type Language } from '../language.ts';
import { fieldOf, finding, texts, type CheckedArticle, type Finding } from './finding.ts';

/** From Sunday, and from January; further spellings follow the usual one. */
const names = {
  en: {
    weekdays: [['Sunday'], ['Monday'], ['Tuesday'], ['Wednesday'], ['Thursday'], ['Friday'], ['Saturday']],
    months: 'January February March April May June July August September October November December',
  },
  id: {
    weekdays: [
      ['Minggu', 'Ahad'],
      ['Senin'],
      ['Selasa'],
      ['Rabu'],
      ['Kamis'],
      ['Jumat', 'Jum’at', "Jum'at"],
      ['Sabtu'],
    ],
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  },
} as const;

function readerOf(language: Language) {
  const { weekdays } = names[language];
  const months = names[language].months.split(' ');
  const weekday = `(?<weekday>${weekdays.flat().join('|')})`;
  const month = `(?<month>${months.join('|')})`;
  const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
  const year = String.raw`(?<year>\d{4})`;
  const dates = [
    String.raw`${day}\s+${month},?\s+${year}`,
    ...(language === 'en' ? [String.raw`${month}\s+${day},?\s+${year}`] : []),
  ];
  const forms = dates.flatMap((date) => [
    String.raw`\b${weekday},?\s+(?:the\s+)?${date}\b`,
    String.raw`(?<!\d)${date}\s+\(${weekday}\)`,
  ]);
  const index = (list: readonly (readonly string[])[], name = '') =>
    list.findIndex((spellings) => spellings.some((one) => one.toLowerCase() === name.toLowerCase()));
  return {
    pattern: new RegExp(forms.join('|'), 'giu'),
    /** The index of the weekday that is written. */
    written: (name: string | undefined) => index(weekdays, name),
    /** The index of the date’s weekday; undefined for a day that does not exist. */
    actual: ({ day: date, month: name, year: of }: Record<string, string | undefined>) => {
      const number = index(
        months.map((one) => [one]),
        name,
      );
      const moment = new Date(Date.UTC(Number(of), number, Number(date)));
      return moment.getUTCMonth() === number ? moment.getUTCDay() : undefined;
    },
    usual: (number: number) => weekdays[number]?.[0] ?? '',
  };
}

const readers = { en: readerOf('en'), id: readerOf('id') };

/** Dates with a year that have another weekday. One without a year may be of any year. */
export const checkWeekdays = (article: CheckedArticle): Finding[] =>
  languages.flatMap((language) => {
    const { pattern, written, actual, usual } = readers[language];
    return texts.flatMap((text) => {
      const field = fieldOf(text, language);
      return [...article[field].matchAll(pattern)].flatMap(({ 0: detail, index, groups = {} }) => {
        const weekday = actual(groups);
        if (weekday === undefined || weekday === written(groups['weekday'])) return [];
        return [
          finding('WARNS', 'WEEKDAY', field, {
            language,
            detail,
            suggestion: usual(weekday),
            places: [index],
          }),
        ];
      });
    });
  });
