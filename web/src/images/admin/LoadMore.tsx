import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './ImageGrid.css.ts';

interface Props {
  isLoading: boolean;
  onLoad: () => void;
}

/** Under a list that goes on. */
export function LoadMore({ isLoading, onLoad }: Props) {
  const texts = useTexts(formTexts);
  return (
    <p className={styles.more}>
      <Button variant="secondary" busy={isLoading} onClick={onLoad}>
        {isLoading ? texts.loadingMore : texts.loadMore}
      </Button>
    </p>
  );
}
