import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UploadButton } from './UploadButton.tsx';

interface Props {
  isSearched: boolean;
  onShowAll: () => void;
  onUpload: (files: Iterable<File>) => Promise<void>;
}

/** Empty state: no images, or no matches. */
export function NoImages({ isSearched, onShowAll, onUpload }: Props) {
  const texts = useTexts(imagesAdminTexts);
  if (isSearched) {
    return (
      <div role="status">
        <EmptyState
          title={texts.nothingFound}
          text={texts.nothingFoundText}
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
