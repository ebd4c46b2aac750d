import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { useEffectText } from './useEffectText.ts';

interface Props {
  form: FormOf<newsFields_article$key>;
}

/** What the form’s button does to what readers see. */
export function NewsEffect({ form }: Props) {
  const { text } = useEffectText(form);
  return <p role="status">{text}</p>;
}
