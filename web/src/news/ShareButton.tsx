import { useTexts } from '../language/LanguageProvider.tsx';
import { shareTexts } from './shareTexts.ts';
import { Button } from '../ui/Button.tsx';
import { ShareIcon } from '../ui/moreIcons.tsx';
import * as styles from './ShareButton.css.ts';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  title: string;
}

/** Shares the page through the device’s share sheet, or else copies its address. */
export function ShareButton({ title }: Props) {
  const texts = useTexts(shareTexts);
  const { toast } = useToast();
  const handleShare = async () => {
    const url = location.href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(url);
      toast({ title: texts.linkCopied, description: texts.linkCopiedText });
    } catch (error) {
      // The reader closed the share sheet: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: texts.shareFailed, description: texts.shareFailedText, look: 'destructive' });
    }
  };
  return (
    <span className={styles.share}>
      <Button variant="secondary" onClick={() => void handleShare()}>
        <ShareIcon />
        {texts.share}
      </Button>
    </span>
  );
}
