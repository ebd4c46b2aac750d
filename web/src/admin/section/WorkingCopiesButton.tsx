import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { CopiedEntity } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import type { WorkingCopiesButtonQuery } from '../../__generated__/WorkingCopiesButtonQuery.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useAskedOnChange } from '../../relay/useAskedOnChange.ts';
import { numberFormat } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Part } from '../parts/Part.tsx';
import { WorkingCopyLinks } from './WorkingCopyLinks.tsx';

const query = graphql`
  query WorkingCopiesButtonQuery($entity: CopiedEntity!) {
    workingCopyTotal(entity: $entity)
  }
`;

/** How many items of a noun have a working copy, and on demand which, new items too; nothing if none has. */
export function WorkingCopiesButton({ entity }: { entity: CopiedEntity }) {
  const texts = useTexts(formTexts);
  const { close } = useTexts(adminTexts);
  const number = numberFormat(useLanguage().language);
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useAskedOnChange<WorkingCopiesButtonQuery>(query, entity, { entity }, ({ workingCopyTotal }) =>
    setCount(workingCopyTotal ?? 0),
  );
  if (count === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.workingCopiesOf(count, number.format(count))}
      </Button>
      <Dialog
        open={isOpen}
        onDismiss={() => setOpen(false)}
        title={texts.workingCopies}
        description={texts.workingCopiesText}
        closeLabel={close}
      >
        <Part>
          <WorkingCopyLinks entity={entity} />
        </Part>
      </Dialog>
    </>
  );
}
