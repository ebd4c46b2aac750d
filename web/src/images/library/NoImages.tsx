import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UploadButton } from './UploadButton.tsx';

interface Props {
  /** By what the list is narrowed, if anything. */
  narrowedBy: 'search' | 'filter' | null;
  onShowAll: () => void;
  onUpload: (files: Iterable<File>) => Promise<void>;
}

/** Empty state: no images, or no matches. */
export function NoImages({ narrowedBy, onShowAll, onUpload }: Props) {
  const texts = useTexts(imagesAdminTexts);
  if (narrowedBy) {
    return (
      <div role="status">
        <EmptyState
          {...(narrowedBy === 'search'
            ? { title: texts.nothingFound, text: texts.nothingFoundText }
            : { title: texts.nothingFiltered })}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      action={<UploadButton text={texts.uploadFirst} variant="secondary" onUpload={onUpload} />}
    />
  );
}
