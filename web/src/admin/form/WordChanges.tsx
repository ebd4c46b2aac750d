import { diffWordsWithSpace } from 'diff';

interface Props {
  before: string;
  after: string;
}

/** The most changed words that are worked out; texts that differ more are shown one after the other. */
const mostChanges = 2_000;

/** Around a change, this many characters of what stayed the same are shown. */
const around = 60;

/** What stayed the same, with its middle left out if it is long. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (text.length <= start + end + around) return text;
  return `${text.slice(0, start)} … ${text.slice(text.length - end)}`;
}

/** The words of two texts in order, those that are in both shortened to what is around a change. */
function partsOf(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let place = 0;
  return parts.map(({ value, removed, added }, index) => ({
    key: (place += value.length),
    text: removed || added ? value : shortened(value, index === 0, index === parts.length - 1),
    removed,
    added,
  }));
}

/** The words that were removed and added, with some of the text around them. */
export function WordChanges({ before, after }: Props) {
  return partsOf(before, after).map(({ key, text, removed, added }) => {
    if (removed) return <del key={key}>{text}</del>;
    return added ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}

/** A text whose words are marked where another one differs, with some of the text around them. */
export function MarkedWords({ text: whole, other }: { text: string; other: string }) {
  const own = partsOf(other, whole).filter(({ removed }) => !removed);
  return own.map(({ key, text, added }) =>
    added ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
  );
}
