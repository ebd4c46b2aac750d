import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { FoundFact } from '../../relay/saveOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import * as styles from './LaunchCheck.css.ts';
import { launchCheckTexts } from './launchCheckTexts.ts';

interface Props {
  form: FormOf<newsFields_article$key>;
  textOf: (found: FoundFact) => string;
}

/** Why the article was not published; who may, publishes it nevertheless. */
export function StoppedDialog({ form, textOf }: Props) {
  const texts = useTexts(launchCheckTexts);
  const { obstacle } = form;
  if (obstacle?.kind !== 'stopped') return null;
  return (
    <Dialog
      open
      onDismiss={form.dismissObstacle}
      title={texts.stoppedTitle}
      description={form.values.published ? texts.stoppedText : texts.stoppedApproval}
      closeLabel={texts.close}
      size="small"
      footer={
        <>
          {/* First, so that the dialog opens with the focus here: Enter may still be held. */}
          <Button onClick={form.dismissObstacle}>{texts.back}</Button>
          {obstacle.mayOverride && (
            <Button variant="secondary" onClick={form.override}>
              {texts.override}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.stops}>
        {obstacle.findings.map((found) => (
          <li key={textOf(found)}>{textOf(found)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
