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

/** The words that were removed and added, with some of the text around them. */
export function WordChanges({ before, after }: Props) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let place = 0;
  return parts.map(({ value, removed, added }, index) => {
    const key = (place += value.length);
    if (removed) return <del key={key}>{value}</del>;
    if (added) return <ins key={key}>{value}</ins>;
    return <span key={key}>{shortened(value, index === 0, index === parts.length - 1)}</span>;
  });
}
